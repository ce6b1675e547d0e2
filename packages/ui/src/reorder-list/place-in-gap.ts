/** The place an entry has after it is dropped into a gap, which is counted with the entry still at its old place. */
export function placeInGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap
}
