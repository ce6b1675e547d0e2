/** Returns the index of an entry after it is dropped into a gap. Gaps are counted with the entry at its old index. */
export function moveToGap(from: number, gap: number): number {
  return gap > from ? gap - 1 : gap
}
