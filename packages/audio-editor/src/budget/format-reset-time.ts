/** Dates end there, in either direction. */
const LAST_MILLISECONDS = 8.64e15

/**
 * When a character budget starts again, as local date and time: `resetsAtUnixSeconds` of `readBudget` in words. Null
 * when it is not known or no date.
 * @param o.locale of the interface
 * @param o.timeZone such as 'Europe/Madrid'; that of the device unless given
 * @throws RangeError when the locale is not a language tag or the time zone not one
 *
 * @example
 * formatResetTime(1_800_000_000, { locale: 'en', timeZone: 'UTC' }).startsWith('Jan 15, 2027') // => true
 * formatResetTime(null, { locale: 'en' }) // => null
 */
export function formatResetTime(
  unixSeconds: number | null,
  o: { locale: string; timeZone?: string | undefined },
): string | null {
  const milliseconds = (unixSeconds ?? NaN) * 1000
  if (!(Math.abs(milliseconds) <= LAST_MILLISECONDS)) return null
  const { locale, timeZone } = o
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(milliseconds)
}
