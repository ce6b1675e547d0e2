/** The largest distance from 1970 that a JavaScript date can have. */
const LAST_MILLISECONDS = 8.64e15

/**
 * Formats the time at which a character budget resets (`resetsAtUnixSeconds` of `readBudget`) as a local date, with and
 * without the time. Returns null when it is unknown or not a date.
 * @param o.locale of the interface
 * @param o.timeZone such as 'Europe/Madrid'; by default the device's
 * @throws RangeError when the locale is not a language tag or the time zone is unknown
 *
 * @example
 * formatResetTime(1_800_000_000, { locale: 'en', timeZone: 'UTC' })?.date // => 'Jan 15'
 * formatResetTime(null, { locale: 'en' }) // => null
 */
export function formatResetTime(
  unixSeconds: number | null,
  o: { locale: string; timeZone?: string | undefined },
): { readonly date: string; readonly dateAndTime: string } | null {
  const milliseconds = (unixSeconds ?? NaN) * 1000
  if (!(Math.abs(milliseconds) <= LAST_MILLISECONDS)) return null
  const { locale, timeZone } = o
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(milliseconds)
  return {
    date: format({ day: 'numeric', month: 'short' }),
    dateAndTime: format({ dateStyle: 'medium', timeStyle: 'short' }),
  }
}
