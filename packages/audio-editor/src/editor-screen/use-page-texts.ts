import type { Rect } from '@lectern/core/text'
import { markerColors } from '@lectern/ui'
import { useMemo, useState } from 'react'
import { findPageSpan } from '../listening/find-page-span'
import { cacheByObject } from '../page-cache/cache-by-object'
import { groupByPage } from '../page-cache/group-by-page'
import { findUnspokenRanges } from '../parts/find-unspoken-ranges'
import { listSentences } from '../parts/list-sentences'
import { sortLocks, type NamedSentence } from '../parts/sentence-locks'
import { countSpokenWords } from '../speech-text/count-words'
import { findVoiceRanges, type VoiceRange } from '../speech-text/find-voice-ranges'
import type { PageChange, PageText } from '../speech-text/page-text'
import type { SpokenPage } from '../speech-text/spoken-page'
import { isUnsent, joinSegments, type TextEdit, type TextEdits } from '../speech-text/text-edits'

export interface ChapterPage {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly imageUrl: string | null
  readonly rects: readonly Rect[]
}

export interface UsePageTextsOptions {
  readonly pages: readonly ChapterPage[]
  readonly spoken: readonly SpokenPage[]
  /** The texts of the pages as their words are. */
  readonly built: readonly SpokenPage[]
  readonly edits: TextEdits
  readonly language: string
  /** There is a narration. */
  readonly hasNarration: boolean
  /** The page that is heard now, by its variation; null if none is. */
  readonly playing: number | null
  readonly changes: ReadonlyMap<number, PageChange>
  readonly unspoken: readonly NamedSentence[]
  readonly hasFailed: boolean
  readonly locks: readonly NamedSentence[]
  readonly chapterVoiceId: string
  readonly nameOf: (id: string) => string
}

/** Returns the pages as the author sees them. A page is the same object until something about it changes. */
export function usePageTexts(o: UsePageTextsOptions): readonly PageText[] {
  const [describe] = useState(createDescription)
  const [voicesOf] = useState(() => cacheByObject(findVoiceRanges))
  const spoken = useMemo(() => byPage(o.spoken), [o.spoken])
  const built = useMemo(() => byPage(o.built), [o.built])
  const unspoken = useMemo(() => groupByPage(o.unspoken), [o.unspoken])
  const locks = useMemo(() => groupByPage(o.locks), [o.locks])
  const rangesOf = (page: SpokenPage | undefined): readonly VoiceRange[] =>
    page === undefined ? none : voicesOf(page, o.chapterVoiceId)
  // In the order in which they first speak: each keeps its colour throughout the chapter.
  const voiceIds = [...new Set(o.spoken.flatMap((page) => rangesOf(page)).map(({ voiceId }) => voiceId))]
  const voiceNames = voiceIds.map(o.nameOf)
  return o.pages.map((page) => {
    const { pageVariationId: id } = page
    return describe(
      page,
      spoken.get(id),
      built.get(id),
      o.edits.get(id),
      o.changes.get(id) ?? null,
      // Before the first narration, it is all of the text.
      (o.hasNarration || o.hasFailed ? unspoken.get(id) : undefined) ?? none,
      o.hasFailed,
      locks.get(id) ?? none,
      rangesOf(spoken.get(id)),
      voiceIds,
      voiceNames,
      o.hasNarration,
      o.playing === id,
      o.language,
    )
  })
}

const none: readonly never[] = []

function createDescription() {
  return cacheByObject(
    (
      page: ChapterPage,
      spoken: SpokenPage | undefined,
      built: SpokenPage | undefined,
      edit: TextEdit | undefined,
      change: PageChange | null,
      unspoken: readonly NamedSentence[],
      hasFailed: boolean,
      locks: readonly NamedSentence[],
      voices: readonly VoiceRange[],
      voiceIds: readonly string[],
      voiceNames: readonly string[],
      hasNarration: boolean,
      playing: boolean,
      language: string,
    ): PageText => {
      const { pageVariationId, pageNumber, imageUrl, rects } = page
      // A page that is not built yet has no text.
      const text = spoken === undefined ? '' : joinSegments(spoken)
      const builtText = built === undefined ? undefined : joinSegments(built)
      const sentences = spoken === undefined || locks.length === 0 ? [] : listSentences(spoken, language)
      const { locked, lost } = sortLocks(sentences, locks)
      return {
        pageVariationId,
        pageNumber,
        imageUrl,
        narration: hasNarration && findPageSpan(rects) !== null ? { playing } : null,
        change,
        isEditable: builtText !== undefined && builtText.trim() !== '',
        unspoken: findUnspokenRanges(text, unspoken),
        hasFailed,
        locked,
        lostLocks: lost.length,
        voices: voices.map(({ start, end, voiceId }) => {
          const at = voiceIds.indexOf(voiceId)
          return { start, end, name: voiceNames[at] ?? voiceId, color: markerColors[at % markerColors.length]?.color }
        }),
        edit:
          edit === undefined || builtText === undefined
            ? null
            : { isUnsent: isUnsent(edit), wordsChanged: edit.builtText !== builtText },
        text,
        words: countSpokenWords(rects, { built: builtText, text, language }),
      }
    },
  )
}

function byPage(pages: readonly SpokenPage[]): ReadonlyMap<number, SpokenPage> {
  return new Map(pages.map((page) => [page.pageVariationId, page]))
}
