import type { SpokenWord } from '@lectern/core/pipeline'

/** Returns a function that returns the words spoken for a page variation, in order; none for a page without any. */
export function groupByPage(spoken: readonly SpokenWord[]): (pageVariationId: number) => readonly SpokenWord[] {
  const words = new Map<number, SpokenWord[]>()
  for (const word of spoken) {
    const id = Number(word.pageVariationId)
    const own = words.get(id)
    if (own === undefined) words.set(id, [word])
    else own.push(word)
  }
  const none: readonly SpokenWord[] = []
  return (pageVariationId) => words.get(pageVariationId) ?? none
}
