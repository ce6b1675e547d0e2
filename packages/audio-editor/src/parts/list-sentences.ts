import { findPauseTags } from '@lectern/core/audio'
import { splitSentences, type Voice } from '@lectern/core/text'
import type { SpokenPage } from '../speech-text/spoken-page'

/** A sentence of a page's text; UTF-16 offsets, `[start, end)`. */
export interface SentenceInText {
  readonly pageVariationId: number
  readonly start: number
  readonly end: number
  readonly text: string
  readonly voice: Voice
}

/** Lists the sentences of a page in the order in which they are spoken. Another voice begins another sentence. */
export function listSentences({ pageVariationId, textSegments }: SpokenPage, language: string): SentenceInText[] {
  let from = 0
  return textSegments.flatMap(({ text, voiceId, modelId, voiceSettings }) => {
    const offset = from
    from += text.length
    return splitSentences(text, { language })
      .filter((sentence) => hasSpeech(sentence.text))
      .map((sentence) => ({
        pageVariationId,
        start: offset + sentence.start,
        end: offset + sentence.end,
        text: sentence.text,
        voice: { voiceId, modelId, voiceSettings },
      }))
  })
}

/** Returns true if a text has a letter or digit outside of its pause tags. */
export function hasSpeech(text: string): boolean {
  let from = 0
  const outside: string[] = []
  for (const { start, end } of findPauseTags(text)) {
    outside.push(text.slice(from, start))
    from = end
  }
  return [...outside, text.slice(from)].some((part) => /[\p{L}\p{N}]/u.test(part))
}
