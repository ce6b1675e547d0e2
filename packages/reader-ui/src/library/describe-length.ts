/** Returns a narration's length in seconds below a minute, else in whole minutes; null without narration. */
export function describeLength(
  seconds: number,
): { readonly unit: 'minutes' | 'seconds'; readonly count: number } | null {
  if (!(seconds > 0)) return null
  return seconds < 60
    ? { unit: 'seconds', count: Math.max(1, Math.round(seconds)) }
    : { unit: 'minutes', count: Math.round(seconds / 60) }
}
