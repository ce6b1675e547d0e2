/** How a number is written to be typed over: in the signs of the language, without groups. */
export function formatNumber(value: number, locale: string, decimals: number): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: decimals }).format(value)
}
