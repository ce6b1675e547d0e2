/** Share of the wanted letters that were found: 1 less the edits that make one text of the other, white space left out. */
export function measureLetterFraction(wanted: string, found: string): number {
  const [from, to] = [wanted, found].map((text) => Array.from(text.replaceAll(/\s/gu, '')))
  if (!from || !to) throw new Error('Two texts are compared')
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of from.entries()) {
    const next = [index + 1]
    for (const [at, other] of to.entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return 1 - (row.at(-1) ?? 0) / from.length
}
