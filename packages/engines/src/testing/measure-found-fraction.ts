/** The words of a text, as they stand between its spaces. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

/** Share of the wanted words found in order: longest common subsequence. */
export function measureFoundFraction(wanted: readonly string[], found: readonly string[]): number {
  let row = [0, ...found.map(() => 0)]
  for (const word of wanted) {
    const next = [0]
    for (const [index, other] of found.entries()) {
      next.push(word === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0))
    }
    row = next
  }
  return (row.at(-1) ?? 0) / wanted.length
}
