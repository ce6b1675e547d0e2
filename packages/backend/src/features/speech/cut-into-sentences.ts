import { splitSentences } from '@lectern/core/text'
import { cutLongText } from './cut-long-text'
import { readPauses, hasSpeech } from './split-at-pauses'
import type { SentenceToSpeak } from '../../entities/narration/pack-sentence'

export interface SentenceOfPage extends SentenceToSpeak {
  pageVariationId: number
}

export interface SpokenPage {
  pageVariationId: number
  textSegments: readonly (Omit<SentenceToSpeak, 'language'> & { text: string })[]
}

/**
 * Returns the texts for the voice, in order: the sentences of every segment, cut so that none exceeds
 * `maximumCharacters`. Text without a letter or digit is left out; its pauses are attached to another sentence. Returns
 * nothing if no sentence has a letter or digit.
 */
export function cutIntoSentences(
  pages: readonly SpokenPage[],
  language: string,
  maximumCharacters: number,
): SentenceOfPage[] {
  const sentences = pages.flatMap(({ pageVariationId, textSegments }) =>
    textSegments.flatMap(({ text, voiceId, modelId, voiceSettings }) =>
      splitSentences(text, { language }).map((sentence) => ({
        text: sentence.text,
        language,
        voiceId,
        modelId,
        voiceSettings,
        pageVariationId,
      })),
    ),
  )
  return attachLonePauses(sentences).flatMap((sentence) =>
    cutLongText(sentence.text, maximumCharacters)
      .filter(hasSpeech)
      .map((text) => ({ ...sentence, text })),
  )
}

/** Attaches a pause without text to the sentence before it, or else the one after it: a voice needs text. */
function attachLonePauses(sentences: readonly SentenceOfPage[]): SentenceOfPage[] {
  const spoken: SentenceOfPage[] = []
  let first = ''
  for (const sentence of sentences) {
    const last = spoken.at(-1)
    if (hasSpeech(sentence.text)) {
      spoken.push(last ? sentence : { ...sentence, text: `${first} ${sentence.text}`.trim() })
      continue
    }
    const pauses = readPauses(sentence.text)
    if (pauses === '') continue
    if (last) spoken[spoken.length - 1] = { ...last, text: `${last.text} ${pauses}` }
    else first += pauses
  }
  return spoken
}

/** Counts characters as they are charged: by code point. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}
