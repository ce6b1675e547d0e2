import { appApi } from '@lectern/api-client/app'
import type { SessionKeeper } from '@lectern/api-client/session'
import { toSpeechPages, type SpeechPage } from '@lectern/core/pipeline'
import type { Voice } from '@lectern/core/text'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { dictionaryId, type PronunciationDictionary } from '../dictionaries/choose-dictionaries'
import { cacheByObject } from '../page-cache/cache-by-object'
import { listSentences } from '../parts/list-sentences'
import type { NamedSentence } from '../parts/sentence-locks'
import type { SpokenChapter } from '../parts/spoken-chapter'
import { createTextSelection } from '../parts/text-selection'
import { useSpeechCost, type KnownCost } from '../parts/use-speech-cost'
import type { SpokenPage } from '../speech-text/spoken-page'
import { createPartsApi } from './create-parts-api'
import { createTakesApi } from './create-takes-api'

export interface UseSpokenChapterOptions {
  readonly session: SessionKeeper
  readonly chapterId: number
  readonly chapterVariationId: number | null
  readonly language: string
  readonly spoken: readonly SpokenPage[]
  readonly voice: Voice
  readonly dictionaries: readonly PronunciationDictionary[]
  /** The link of the narration; null while there is none. */
  readonly audioUrl: string | null
  /** Changes when speech was stored, and the text may cost less. */
  readonly version: unknown
}

const noLocks: readonly NamedSentence[] = []

/** Lists the sentences of a chapter, to speak some of them on their own, and counts the cost of all of them. */
export function useSpokenChapter(o: UseSpokenChapterOptions): {
  readonly chapter: SpokenChapter
  /** Null while there is nothing to generate. */
  readonly cost: KnownCost | null
  /** The narration is read by a person. */
  readonly isRecording: boolean
} {
  const { session, chapterId, chapterVariationId, language, spoken, voice, dictionaries, version } = o
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const [selection] = useState(createTextSelection)
  const [sentencesOf] = useState(() => cacheByObject(listSentences))
  const [speechOf] = useState(() => cacheByObject(toSpeechPage))
  const api = useMemo(
    () => createPartsApi({ dispatch, session, chapterId, language }, chapterVariationId),
    [dispatch, session, chapterId, language, chapterVariationId],
  )
  const takes = useMemo(
    () => (chapterVariationId === null ? null : createTakesApi(dispatch, chapterVariationId)),
    [dispatch, chapterVariationId],
  )
  // A chapter without a variation is refused: nothing of it is spoken.
  const sentences = useMemo(
    () => (chapterVariationId === null ? [] : spoken.flatMap((page) => sentencesOf(page, language))),
    [chapterVariationId, spoken, language, sentencesOf],
  )
  const dictionaryIds = useMemo(() => dictionaries.map(dictionaryId).filter((id) => id !== null), [dictionaries])
  const toGenerate = useMemo(() => {
    if (sentences.length === 0 || voice.voiceId === '') return null
    return { voice, pages: spoken.flatMap((page) => speechOf(page)), dictionaryIds }
  }, [spoken, sentences, speechOf, voice, dictionaryIds])
  const { data: stored } = appApi.useListSentenceLocksQuery(
    { id: Number(chapterVariationId) },
    { skip: chapterVariationId === null },
  )
  const locks = stored === undefined ? noLocks : stored.locks
  // A locked sentence costs nothing.
  const cost = useSpeechCost(api, toGenerate, `${String(version)}/${locks.length}`)
  const isRecording = useIsRecording(chapterVariationId, o.audioUrl)
  return { chapter: { api, sentences, selection, dictionaryIds, locks, takes, version }, cost, isRecording }
}

/** Returns a page as its cost is counted: without the digests of its sentences, which change no sound. */
function toSpeechPage({ pageVariationId, textSegments }: SpokenPage): SpeechPage[] {
  return toSpeechPages([{ pageVariationId, textSegments }])
}

/** Returns true if the narration of a chapter is a recording: it has no voice, and what it reads is known. */
function useIsRecording(chapterVariationId: number | null, audioUrl: string | null): boolean {
  const { data, refetch } = appApi.useGetNarrationOriginQuery(
    { id: Number(chapterVariationId) },
    { skip: chapterVariationId === null || audioUrl === null },
  )
  const known = useRef(audioUrl)
  useEffect(() => {
    if (known.current === audioUrl || chapterVariationId === null || audioUrl === null) return
    // A new narration, which a recording or a voice may have made.
    if (known.current !== null) void refetch()
    known.current = audioUrl
  }, [audioUrl, chapterVariationId, refetch])
  if (data === undefined || data.origin === null || audioUrl === null) return false
  return data.origin.voice === null && data.origin.pages.some(({ sentences }) => sentences !== null)
}
