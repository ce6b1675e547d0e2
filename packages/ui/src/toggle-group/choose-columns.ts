/**
 * In how many equal columns choices stand that find no room in one line: as many as fit, filled to the last row; one
 * below the other where no such number is.
 * @param count how many choices there are
 * @param fitting how many columns as wide as the widest have room
 */
export function chooseColumns(count: number, fitting: number): number {
  for (let columns = Math.min(fitting, count - 1); columns > 1; columns -= 1) {
    if (count % columns === 0) return columns
  }
  return 1
}
