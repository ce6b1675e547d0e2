import { splitSentences } from '@lectern/core/text'
import { cutLongText } from './cut-long-text'
import { readPauses, saysSomething } from './pauses'
import type { SentenceToSpeak } from './spoken-sentence'

export interface SentenceOfPage extends SentenceToSpeak {
  pageVariationId: number
}

export interface SpokenPage {
  pageVariationId: number
  textSegments: readonly (Omit<SentenceToSpeak, 'language'> & { text: string })[]
}

/**
 * What is sent to the voice, in order: the sentences of every segment, longer ones cut so that none exceeds
 * `maximumCharacters`. Text without a letter or digit says nothing and is left out, but its pauses are kept.
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
  return joinLonelyPauses(sentences).flatMap((sentence) =>
    cutLongText(sentence.text, maximumCharacters)
      .filter(saysSomething)
      .map((text) => ({ ...sentence, text })),
  )
}

/** A voice needs something to say: a pause that stands alone goes to the sentence before it, else to the one after. */
function joinLonelyPauses(sentences: readonly SentenceOfPage[]): SentenceOfPage[] {
  const spoken: SentenceOfPage[] = []
  let first = ''
  for (const sentence of sentences) {
    const last = spoken.at(-1)
    if (saysSomething(sentence.text)) {
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

/** Characters as they are charged: code points. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}
