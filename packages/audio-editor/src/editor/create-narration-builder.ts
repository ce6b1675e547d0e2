import { buildNarration, groupLinkedPages, type LookUpWord, type Narration } from '@lectern/core/pipeline'
import type { Rect } from '@lectern/core/text'
import { chapterVoice } from '../speech-text/apply-voice'
import type { PageToNarrate } from './step'

type NarratedPage = Narration['pages'][number]

/** Pages that were built together, because a word may be hyphenated from one to the next. */
interface BuiltGroup {
  readonly rects: readonly (readonly Rect[])[]
  readonly pages: readonly NarratedPage[]
}

/**
 * Returns a function that builds the text of a chapter, and remembers it by page: after a change only the changed page is built
 * again, with the pages that its words are hyphenated to. Pages that stay are the same objects.
 */
export function createNarrationBuilder(o: {
  readonly language: string
  readonly lookUpWord: LookUpWord
}): (pages: readonly PageToNarrate[]) => Promise<Narration> {
  /** By the rects of the first page of a group. */
  const known = new WeakMap<readonly Rect[], BuiltGroup>()
  return async (pages) => {
    const groups = groupLinkedPages(pages)
    const isKnown = (group: readonly PageToNarrate[]) => findKnown(known, group) !== undefined
    const narration = await buildNarration(groups.filter((group) => !isKnown(group)).flat(), {
      ...o,
      voice: chapterVoice,
    })
    let from = 0
    const built = groups.flatMap((group) => {
      const before = findKnown(known, group)
      if (before !== undefined) return before.pages
      const own = narration.pages.slice(from, from + group.length)
      from += group.length
      const [first] = group
      // Words that could not be looked up are asked about again the next time.
      if (first !== undefined && narration.unanswered === 0) {
        known.set(first.rects, { rects: group.map(({ rects }) => rects), pages: own })
      }
      return own
    })
    return { pages: built, unanswered: narration.unanswered }
  }
}

function findKnown(
  known: WeakMap<readonly Rect[], BuiltGroup>,
  group: readonly PageToNarrate[],
): BuiltGroup | undefined {
  const [first] = group
  const built = first === undefined ? undefined : known.get(first.rects)
  if (built === undefined || built.pages.length !== group.length) return undefined
  const isSame = group.every(
    ({ rects, pageVariationId }, at) =>
      rects === built.rects[at] && pageVariationId === built.pages[at]?.pageVariationId,
  )
  return isSame ? built : undefined
}
