/** Formats a number for editing: with the signs of the language, without group separators. */
export function formatNumber(value: number, locale: string, decimals: number): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: decimals }).format(value)
}
