import type { ChapterStaleness } from '@lectern/core/staleness'
import type { Voice } from '@lectern/core/text'
import { useMemo, useState } from 'react'
import { findPageChange } from '../editor-screen/find-page-change'
import { cacheByObject } from '../page-cache/cache-by-object'
import { applyVoice } from '../speech-text/apply-voice'
import type { PageChange } from '../speech-text/page-text'
import type { SpeechTextState } from '../speech-text/step-speech-text'
import type { SpokenPage } from '../speech-text/spoken-page'
import { editPage } from '../speech-text/text-edits'

export interface UseSpokenTextOptions {
  readonly text: Pick<SpeechTextState, 'pages' | 'edits'>
  /** The voice of the chapter. */
  readonly voice: Voice
  readonly staleness: ChapterStaleness | null
}

export interface SpokenText {
  readonly spoken: readonly SpokenPage[]
  /** Differences from the narration, by page variation; none for pages that are as they were narrated. */
  readonly changes: ReadonlyMap<number, PageChange>
}

/** Returns a chapter's text as it is spoken. Pages that did not change stay the same objects. */
export function useSpokenText({ text, voice, staleness }: UseSpokenTextOptions): SpokenText {
  const { pages, edits } = text
  const [cached] = useState(() => ({
    edit: cacheByObject(editPage),
    speak: cacheByObject(applyVoice),
    findChange: cacheByObject(findPageChange),
  }))
  const spoken = useMemo(
    () => pages.map((page) => cached.speak(cached.edit(page, edits.get(page.pageVariationId)), voice)),
    [cached, pages, edits, voice],
  )
  const changes = useMemo(() => {
    const spokenOf = new Map(spoken.map((page) => [page.pageVariationId, page]))
    const found = new Map<number, PageChange>()
    for (const page of staleness === null ? [] : staleness.pages) {
      const change = cached.findChange(page, spokenOf.get(page.pageVariationId))
      if (change !== null) found.set(page.pageVariationId, change)
    }
    return found
  }, [cached, staleness, spoken])
  return { spoken, changes }
}
