import type { Store } from '@reduxjs/toolkit'
import type { TimeSpan } from '../book/reader-book'
import type { ReaderStoreState } from '../store/store-shape'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import type { Place } from '../store/outline'
import { preferencesChanged } from '../store/preferences-slice'
import { playPressed, seekRequested, wordPressed } from '../store/reading-slice'
import { findSentence } from './find-sentence'
import type { Sentence } from './list-sentences'
import { stepRepeat, type Repeat, type RepeatEvent } from './repeat'

export interface Listening {
  /** Sentences of the narrated chapter; empty until somebody wants them. */
  readonly sentences: readonly Sentence[]
  readonly isSentenceMode: boolean
  readonly setSentenceMode: (isOn: boolean) => void
  /** Plays the present sentence again, or the next one. Does nothing without sentences. */
  readonly playSentence: (step: 0 | 1) => void
  /** Finds the sentences although sentence mode is off. */
  readonly wantSentences: () => void
  readonly repeat: Repeat | null
  /** Repeats a span from its start. */
  readonly startRepeat: (repeat: Omit<Repeat, 'played'>) => void
  readonly changeRepeat: (event: RepeatEvent) => void
  readonly stopRepeat: () => void
  /** Plays a word alone, and then returns to where the narration was. */
  readonly hearWord: (place: Place, span: TimeSpan) => void
}

interface ListeningParts extends Pick<Listening, 'sentences' | 'isSentenceMode' | 'repeat' | 'wantSentences'> {
  readonly store: Pick<Store<ReaderStoreState>, 'getState' | 'dispatch'>
  readonly media: ReadingToolsProps['media']
  /** Chapter of the narration; undefined without one. */
  readonly chapterId: number | undefined
  readonly setRepeat: (repeat: Repeat | null) => void
}

/** Returns what readers can do with sentences and repeated spans, and the state of these. */
export function describeListening(parts: ListeningParts): Omit<Listening, 'hearWord'> {
  const { store, media, chapterId, sentences, isSentenceMode, repeat, setRepeat, wantSentences } = parts
  const { dispatch } = store
  return {
    sentences,
    isSentenceMode,
    setSentenceMode: (isOn) => void dispatch(preferencesChanged({ sentenceMode: isOn })),
    playSentence(step) {
      const index = findSentence(sentences, media.position().seconds)
      const sentence = sentences[index + step]
      if (sentence === undefined || chapterId === undefined) return
      dispatch(wordPressed({ place: { chapterId, pageId: sentence.pageId }, seconds: sentence.start }))
    },
    wantSentences,
    repeat,
    startRepeat(wanted) {
      setRepeat({ ...wanted, played: 0 })
      dispatch(seekRequested({ seconds: wanted.start }))
      dispatch(playPressed())
    },
    changeRepeat(event) {
      if (repeat !== null) setRepeat(stepRepeat(repeat, event).repeat)
    },
    stopRepeat: () => setRepeat(null),
  }
}
