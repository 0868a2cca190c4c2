export type Timing = Pick<KeyframeAnimationOptions, 'duration' | 'easing'>;

/** A duration and its easing in global.css, for animations that no style can start. */
export function timing(name: '--fast' | '--draw' | '--strike' | '--settle' | '--shown') {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name);
  const [time = '', easing = 'linear'] = value.trim().split(/ (.*)/);
  // A built style sheet has seconds.
  return { duration: parseFloat(time) * (time.endsWith('ms') ? 1 : 1000), easing } satisfies Timing;
}
