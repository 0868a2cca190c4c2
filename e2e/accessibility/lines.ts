/** Runs in the page: the controls whose outline or focus ring has a contrast below 3:1. */
export function faintControls(): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

  const read = (text: string): Colour => {
    if (!canvas) throw new Error('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  };
  const luminance = ([red, green, blue]: Colour) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: Colour, other: Colour) => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const behind = (element: Element | null): Colour => {
    for (let each = element; each; each = each.parentElement) {
      const colour = read(getComputedStyle(each).backgroundColor);
      if (colour[3] === 255) return colour;
    }
    return [255, 255, 255, 255];
  };
  const faded = (control: Element, colour: Colour, around: Colour): Colour => {
    const icon = control.querySelector(':scope > svg');
    const share = icon ? Number(getComputedStyle(icon).opacity) : 1;
    const mix = (one: number, other: number) => one * share + other * (1 - share);
    return [mix(colour[0], around[0]), mix(colour[1], around[1]), mix(colour[2], around[2]), 255];
  };
  /** Blends a translucent colour with the one below it. */
  const over = (below: Colour, [red, green, blue, alpha]: Colour): Colour => {
    const mix = (one: number, other: number) => (one * alpha + other * (255 - alpha)) / 255;
    return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 255];
  };
  /** The highest contrast of anything that shows where the control is. */
  const shapeOf = (control: Element): number => {
    const around = behind(control.parentElement);
    const style = getComputedStyle(control);
    // Drawn by the browser.
    if (control.matches('[type=checkbox], [type=radio]') && style.appearance !== 'none')
      return Infinity;
    const before = getComputedStyle(control, '::before');
    // A done tick is visible by its check mark.
    if (control.matches(':checked')) {
      const check = getComputedStyle(control, '::after').borderRightColor;
      return contrast(read(check), read(before.backgroundColor));
    }
    const seen = [style.backgroundColor];
    if (Number.parseFloat(style.borderTopWidth) > 0) seen.push(style.borderTopColor);
    if (before.content !== 'none') {
      // The line of a tick is a shadow, which forced colours replace by an outline.
      const [line = before.outlineColor] = /^rgb[^)]*\)/.exec(before.boxShadow) ?? [];
      seen.push(line, before.backgroundColor);
    }
    const opaque = seen.map(read).filter(([, , , alpha]) => alpha === 255);
    // A quiet button is visible by its words or its icon, which may be faint.
    if (control.matches('button, a')) opaque.push(faded(control, read(style.color), around));
    return Math.max(...opaque.map((colour) => contrast(colour, around)));
  };
  const fillOf = (control: Element): number => {
    const fill = read(getComputedStyle(control).backgroundColor);
    const line = read(getComputedStyle(control).borderTopColor);
    // The fill of a hovered control is only feedback.
    if (fill[3] < 255 || !control.matches('button:not(:hover)')) return Infinity;
    const around = behind(control.parentElement);
    // A pressed toggle may be underlined.
    const mark = getComputedStyle(control, '::after');
    const marked = mark.content === 'none' ? 0 : contrast(read(mark.borderBottomColor), fill);
    return Math.max(marked, contrast(fill, around), contrast(over(around, line), around));
  };
  const focusOf = (control: HTMLElement): number => {
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) return Infinity;
    // Where words are wider than their button, the ring surrounds the words.
    const ringed = [control, ...control.querySelectorAll(':scope > span')].map((each) =>
      getComputedStyle(each),
    );
    const style = ringed.find(({ outlineStyle }) => outlineStyle !== 'none');
    if (!style) return 0;
    if (Number.parseFloat(style.outlineWidth) < 2) return 0;
    const isInside = Number.parseFloat(style.outlineOffset) < 0;
    return contrast(read(style.outlineColor), behind(isInside ? control : control.parentElement));
  };

  const focused = document.activeElement;
  const inUse = document.querySelector('dialog[open]') ?? document;
  const controls = [...inUse.querySelectorAll<HTMLElement>('button, a, input, textarea')].filter(
    (control) =>
      control.checkVisibility({ opacityProperty: true }) && !control.matches(':disabled'),
  );
  // At rest first: controls near the focus may have more contrast.
  const measured = [
    ...controls.map((control) => ({ control, part: 'shape', ratio: shapeOf(control) })),
    ...controls.map((control) => ({ control, part: 'fill', ratio: fillOf(control) })),
    ...controls.map((control) => ({ control, part: 'focus', ratio: focusOf(control) })),
  ];
  const faint = measured
    .filter(({ ratio }) => ratio < 3)
    .map(({ control, part, ratio }) => {
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return `${name}: ${part} ${ratio.toFixed(2)}`;
    });
  // A notice without the focus would disappear.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return faint;
}
