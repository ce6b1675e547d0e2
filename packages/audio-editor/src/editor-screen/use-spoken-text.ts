import type { ChapterStaleness } from '@lectern/core/staleness'
import type { Voice } from '@lectern/core/text'
import { useMemo } from 'react'
import { cacheByObject } from '../page-cache/cache-by-object'
import { applyVoice } from '../speech-text/apply-voice'
import type { PageChange } from '../speech-text/page-text'
import type { SpeechTextState } from '../speech-text/step-speech-text'
import type { SpokenPage } from '../speech-text/spoken-page'
import { editPage } from '../speech-text/text-edits'
import { findPageChange } from './find-page-change'

/** Remembers the spoken text of each page. Texts that share it have the same objects for the same pages. */
export type SpokenPageCache = ReturnType<typeof createSpokenPageCache>

export function createSpokenPageCache() {
  return {
    edit: cacheByObject(editPage),
    speak: cacheByObject(applyVoice),
    findChange: cacheByObject(findPageChange),
  }
}

export interface UseSpokenTextOptions {
  readonly cache: SpokenPageCache
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
export function useSpokenText({ cache, text, voice, staleness }: UseSpokenTextOptions): SpokenText {
  const { pages, edits } = text
  const spoken = useMemo(() => speakPages(cache, { pages, edits }, voice), [cache, pages, edits, voice])
  const changes = useMemo(() => {
    const spokenOf = new Map(spoken.map((page) => [page.pageVariationId, page]))
    const found = new Map<number, PageChange>()
    for (const page of staleness === null ? [] : staleness.pages) {
      const change = cache.findChange(page, spokenOf.get(page.pageVariationId))
      if (change !== null) found.set(page.pageVariationId, change)
    }
    return found
  }, [cache, staleness, spoken])
  return { spoken, changes }
}

/** Returns every page of a chapter as a voice speaks it, with the author's changes. */
export function speakPages(
  cache: SpokenPageCache,
  { pages, edits }: UseSpokenTextOptions['text'],
  voice: Voice,
): readonly SpokenPage[] {
  return pages.map((page) => cache.speak(cache.edit(page, edits.get(page.pageVariationId)), voice))
}
