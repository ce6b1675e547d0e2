import type { Rect } from '../types'

/** Makes ids that no rect has yet, of the id of the rect that a word came to stand beside. */
export function createIdMaker(rects: readonly Rect[]): (beside: Rect | undefined) => string {
  const taken = new Set(rects.map(({ id }) => id))
  const lastNumbers = new Map<string, number>()
  return (beside) => {
    const stem = beside?.id ?? 'word'
    let number = (lastNumbers.get(stem) ?? 0) + 1
    while (taken.has(`${stem}-${number}`)) number += 1
    lastNumbers.set(stem, number)
    const id = `${stem}-${number}`
    taken.add(id)
    return id
  }
}
