/**
 * The page that a typed number means: decimals cut, between 1 and the page count; the current page when it is no number.
 * @param input what stands in the field
 * @param pageCount at least 1
 */
export function clampPageNumber(input: string | number, o: { current: number; pageCount: number }): number {
  const typed = typeof input === 'number' ? input : input.trim() === '' ? NaN : Number(input)
  const wanted = Number.isNaN(typed) ? o.current : typed
  return Math.min(Math.max(1, o.pageCount), Math.max(1, Math.trunc(wanted)))
}
