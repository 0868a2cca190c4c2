import { memo } from '../domain/memo';

/** The plural forms of a language; `other` is for every number without a form of its own. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

export function numberIn(locale: string): (value: number) => string {
  // Lazy, because loading the browser's rules for a language takes longer than a frame.
  const numbers = memo<void, Intl.NumberFormat>(() => new Intl.NumberFormat(locale));
  // Up to 999 every language of the app writes plain digits.
  return (value) => (value < 1000 ? String(value) : numbers().format(value));
}

/** "5 zadań": the number as the language writes it, and the noun in the form it requires. */
export function plural(locale: string, forms: Forms): (count: number) => string {
  const rules = memo<void, Intl.PluralRules>(() => new Intl.PluralRules(locale));
  const number = numberIn(locale);
  return (count) => `${number(count)}\u00a0${forms[rules().select(count)] ?? forms.other}`;
}

/** "3 added, 1 skipped": zeros are left out. */
export function importParts(
  ...parts: readonly (readonly [count: number, textOf: (count: number) => string])[]
): string {
  return parts
    .filter(([count]) => count !== 0)
    .map(([count, textOf]) => textOf(count))
    .join(', ');
}
