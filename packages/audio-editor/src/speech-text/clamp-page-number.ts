/**
 * Clamps a typed page number to 1 … page count and cuts its decimals. Returns the current page if it is not a number.
 * @param input the text of the field
 * @param o.current number of the page that is shown, from 1; anything else counts as 1
 * @param o.pageCount at least 1; less, and what is not a number, counts as 1
 *
 * @example
 * clampPageNumber('12', { current: 3, pageCount: 20 }) // => 12
 * clampPageNumber('99', { current: 3, pageCount: 20 }) // => 20
 * clampPageNumber('twelve', { current: 3, pageCount: 20 }) // => 3
 */
export function clampPageNumber(input: string | number, o: { current: number; pageCount: number }): number {
  const typed = typeof input === 'number' ? input : input.trim() === '' ? NaN : Number(input)
  const requested = Number.isNaN(typed) ? o.current : typed
  return Math.min(atLeastOne(o.pageCount), atLeastOne(requested))
}

function atLeastOne(value: number): number {
  return Number.isNaN(value) ? 1 : Math.max(1, Math.trunc(value))
}
