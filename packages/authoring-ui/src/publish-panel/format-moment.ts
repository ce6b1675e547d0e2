/** Formats a date and time of day; "AM" or "PM" never starts a line. */
export function formatMoment(moment: Date, { locale, timeZone }: { locale: string; timeZone?: string }): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
    .formatToParts(moment)
    .map(({ value }, index, parts) => (parts[index + 1]?.type === 'dayPeriod' ? '\u00a0' : value))
    .join('')
}
