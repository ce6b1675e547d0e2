import type { TimedWord } from '../types'
import { digestSpokenWords } from './digest-spoken-words'
import { digestVoice } from './digest-voice'

/** Digests of the words that a page of a narration was made from. */
export interface NarratedSentences {
  readonly pageVariationId: number
  /** A digest for each sentence (see `digestSentences`), in order. */
  readonly sentences: readonly string[]
}

/** Digests of the input and of the result of a chapter's narration, stored with it. */
export interface NarrationOrigin {
  /** Digest of the voice, its model and settings; null for a recording, and where it is not known. */
  readonly voice: string | null
  /** In the order in which they are spoken. */
  readonly pages: readonly NarrationOriginPage[]
}

/** The part of a narration that is spoken for one page. */
export interface NarrationOriginPage {
  readonly pageVariationId: number
  /** Null where it is not known: the narration was made before digests were stored. */
  readonly sentences: readonly string[] | null
  /** Digest of the page's spoken words (see `digestSpokenWords`). */
  readonly spoken: string
}

/**
 * Describes a narration by the digests of the words and the voice that it was made from, and of its spoken words.
 *
 * @param o.voiceSettings the voice as JSON text (see `readVoiceSettings`); null for a recording
 * @param o.sentences of the pages it was made from, in order; null where they are not known
 *
 * @example
 * const words = [{ word: 'Hello', start: 0, end: 0.5, pageVariationId: 7 }]
 * const origin = describeNarration({ voiceSettings: null, sentences: null, words })
 * origin.voice // => null
 * origin.pages.map(({ pageVariationId, sentences }) => [pageVariationId, sentences]) // => [[7, null]]
 */
export function describeNarration(o: {
  readonly voiceSettings: string | null
  readonly sentences: readonly NarratedSentences[] | null
  readonly words: readonly TimedWord[]
}): NarrationOrigin {
  const spoken = new Map<number, TimedWord[]>()
  for (const word of o.words) {
    if (word.pageVariationId === undefined) continue
    const id = Number(word.pageVariationId)
    const own = spoken.get(id)
    if (own === undefined) spoken.set(id, [word])
    else own.push(word)
  }
  const sentences = new Map(o.sentences?.map((page) => [page.pageVariationId, page.sentences]))
  const ids = new Set([...sentences.keys(), ...spoken.keys()])
  return {
    voice: o.voiceSettings === null ? null : digestVoice(o.voiceSettings),
    pages: [...ids].map((pageVariationId) => ({
      pageVariationId,
      sentences: sentences.get(pageVariationId) ?? null,
      spoken: digestSpokenWords(spoken.get(pageVariationId) ?? []),
    })),
  }
}
