/** Pages of a text, by their indices. */
export interface PagesToCount {
  /** Their cost changed. */
  readonly counted: ReadonlySet<number>
  /** The counted pages and the pages around them, whose sentences are their context; in order. */
  readonly sent: readonly number[]
}

/** `silent`: without a letter or digit. `plain`: with speech, and without pauses. */
export type PageSpeech = 'silent' | 'plain' | 'with-pauses'

/** Number of spoken pages on each side that a change reaches. */
const REACH = 2

/**
 * Lists the pages whose cost has to be counted again after a change. A pause without text belongs to the sentence before it, or
 * to the one after it, and a sentence may sound different beside another one: so a change reaches at most two spoken pages on
 * each side. Beyond them a page without pauses is sent as context.
 *
 * @param before the pages that were counted last; those that did not change are the same objects
 */
export function listPagesToCount<Page extends object>(
  before: readonly Page[],
  after: readonly Page[],
  readSpeech: (page: Page) => PageSpeech,
): PagesToCount {
  const counted = new Set<number>()
  const sent = new Set<number>()
  const walk = (index: number, step: -1 | 1) => {
    let spoken = 0
    for (let at = index + step; ; at += step) {
      const page = after[at]
      if (page === undefined) return
      const speech = readSpeech(page)
      if (speech !== 'silent') spoken += 1
      if (spoken <= REACH) counted.add(at)
      sent.add(at)
      if (spoken > REACH && speech === 'plain') return
    }
  }
  for (const index of listChanged(before, after)) {
    counted.add(index)
    sent.add(index)
    walk(index, -1)
    walk(index, 1)
  }
  return { counted, sent: [...sent].toSorted((a, b) => a - b) }
}

/** Lists changed and new pages, and the pages that lost a neighbour. */
function listChanged<Page extends object>(before: readonly Page[], after: readonly Page[]): number[] {
  const placeOf = new Map(before.map((page, index) => [page, index]))
  const placeAt = (index: number) => {
    const page = after[index]
    return page === undefined ? undefined : placeOf.get(page)
  }
  return after.flatMap((_, index) => {
    const place = placeAt(index)
    if (place === undefined) return [index]
    const previous = index === 0 ? -1 : placeAt(index - 1)
    const next = index === after.length - 1 ? before.length : placeAt(index + 1)
    // A new neighbour is listed itself, and reaches this page.
    const isLinked = (previous === undefined || previous === place - 1) && (next === undefined || next === place + 1)
    return isLinked ? [] : [index]
  })
}
