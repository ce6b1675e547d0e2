/** Words longer than this are compared for equality only. */
const LONGEST_COMPARED = 60

/** Words of lesser likeness are not taken for one another, whatever stands around them. */
export const ALIKE = 0.5

/** Compares spellings, keeping its working memory between calls: 1 for equal ones, 0 for those with nothing in common. */
export type CompareSpellings = (a: string, b: string) => number

/** Similarity by edit distance: 1 less the share of letters that must be changed, 0 when lengths differ by half or more. */
export function createSpellingComparison(): CompareSpellings {
  const row = new Uint16Array(LONGEST_COMPARED + 1)
  return (a, b) => {
    if (a === b) return 1
    const longer = Math.max(a.length, b.length)
    if (longer > LONGEST_COMPARED || Math.abs(a.length - b.length) * 2 > longer) return 0
    for (let j = 0; j <= b.length; j += 1) row[j] = j
    for (let i = 1; i <= a.length; i += 1) {
      let diagonal = row[0] ?? 0
      row[0] = i
      const letter = a.charCodeAt(i - 1)
      for (let j = 1; j <= b.length; j += 1) {
        const above = row[j] ?? 0
        const replaced = diagonal + (letter === b.charCodeAt(j - 1) ? 0 : 1)
        row[j] = Math.min(above + 1, (row[j - 1] ?? 0) + 1, replaced)
        diagonal = above
      }
    }
    return 1 - (row[b.length] ?? 0) / longer
  }
}
