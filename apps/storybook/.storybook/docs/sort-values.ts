/** Values that our components share, from small to large, from quiet to loud, from start to end. */
const ranks: readonly string[] = [
  'none xxs xs label s m l xl xxl xxxl huge display',
  'cover narrow card wide halves',
  'neutral plain quiet muted accent info success warning critical quietCritical inherit',
  'ok near spent regular medium bold',
  'top start center end bottom between stretch baseline',
  'false true mixed',
].flatMap((scale) => scale.split(' '))

/** Sorts the values of a union as TypeScript writes them: numbers by size, known words by rank, others alphabetically. */
export function sortValues(values: readonly string[]): readonly string[] {
  return values.toSorted((one, other) => {
    const [a, b] = [bare(one), bare(other)]
    const [size, otherSize] = [Number(a), Number(b)]
    if (!Number.isNaN(size) && !Number.isNaN(otherSize)) return size - otherSize
    return rankOf(a) - rankOf(b) || a.localeCompare(b, 'en')
  })
}

function bare(value: string): string {
  return value.replaceAll(/["']/g, '')
}

function rankOf(value: string): number {
  const rank = ranks.indexOf(value)
  return rank === -1 ? ranks.length : rank
}
