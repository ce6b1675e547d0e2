/**
 * Returns the number of equal columns for choices that do not fit in one row: as many as fit and fill the last row,
 * otherwise one.
 * @param count the number of choices
 * @param fitting the number of columns, as wide as the widest choice, that fit
 */
export function chooseColumns(count: number, fitting: number): number {
  for (let columns = Math.min(fitting, count - 1); columns > 1; columns -= 1) {
    if (count % columns === 0) return columns
  }
  return 1
}
