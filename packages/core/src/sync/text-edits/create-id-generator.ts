import type { Rect } from '../../types'

/** Creates a generator of ids that no rect has yet: the id of the neighbouring rect with a number. */
export function createIdGenerator(rects: readonly Rect[]): (beside: Rect | undefined) => string {
  let taken: Set<string> | null = null
  const lastNumbers = new Map<string, number>()
  return (beside) => {
    // Most edits make no new ids, and a long text has many old ones.
    taken ??= new Set(rects.map(({ id }) => id))
    const stem = beside?.id ?? 'word'
    let number = lastNumbers.get(stem) ?? 0
    do number += 1
    while (taken.has(`${stem}-${number}`))
    lastNumbers.set(stem, number)
    const id = `${stem}-${number}`
    taken.add(id)
    return id
  }
}
