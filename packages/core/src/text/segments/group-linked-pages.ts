import { requireList } from '../../arrays/require-list'
import { findBreak } from '../../text-lines/find-break'
import { wordOf } from '../../text-lines/word-of'
import { endsInHyphen } from '../hyphenation/join-hyphenated'
import type { Rect } from '../../types'
import { listSpokenRects } from './list-spoken-rects'

/** Most words of page numbers and running heads between the halves of a word: three rows of 12 (see `findAfterFurniture`). */
const MAX_BETWEEN = 36

/**
 * Groups consecutive pages whose texts depend on each other, because a word may be hyphenated from one to the next. The texts
 * of a group stay as they are (see `buildTextSegments`) when pages of other groups change, as long as the groups are the same.
 *
 * @throws TypeError if a list of rects is missing
 *
 * @example
 * const place = { x: 0, y: 0, width: 40, height: 20 }
 * const pages = ['Night.', 'The', 'har-', 'bour.'].map((word) => ({ rects: [{ ...place, id: word, word }] }))
 * groupLinkedPages(pages).map(({ length }) => length) // => [1, 1, 2]
 */
export function groupLinkedPages<Page extends { readonly rects: readonly Rect[] }>(pages: readonly Page[]): Page[][] {
  const groups: Page[][] = []
  const spoken: Rect[] = []
  for (const page of pages) {
    requireList(page.rects, 'rects')
    const rects = listSpokenRects([...page.rects])
    const [next] = rects
    const group = groups.at(-1)
    const isLinked = next === undefined || mayContinue(spoken, next)
    if (isLinked && group !== undefined) group.push(page)
    else groups.push([page])
    for (const rect of rects) spoken.push(rect)
  }
  return groups
}

/** Returns true if one of the last words may be continued by the word after them. */
function mayContinue(words: readonly Rect[], next: Rect): boolean {
  const last = [...words.slice(-1 - MAX_BETWEEN), next]
  return last.some((word, index) => {
    const after = last[index + 1]
    const detectedBreak = findBreak(word, after)
    return after !== undefined && (endsInHyphen(wordOf(word), detectedBreak) || detectedBreak?.type === 'HYPHEN')
  })
}
