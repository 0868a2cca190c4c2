export type Timing = Pick<KeyframeAnimationOptions, 'duration' | 'easing'>;

/** Where the style sheet has not loaded. No time at all would make an animation throw. */
const DEFAULT_SECONDS = 0.2;

/** A duration and its easing in global.css, for animations that no style can start. */
export function timing(name: '--fast' | '--draw' | '--strike' | '--settle' | '--shown') {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name);
  const [time = '', easing = 'linear'] = value.trim().split(/ (.*)/);
  const number = parseFloat(time) || DEFAULT_SECONDS;
  // A built style sheet has seconds.
  return { duration: number * (time.endsWith('ms') ? 1 : 1000), easing } satisfies Timing;
}
