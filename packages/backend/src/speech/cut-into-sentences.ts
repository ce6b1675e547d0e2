import { splitSentences } from '@lectern/core/text'
import type { SentenceToSpeak } from './spoken-sentence'

export interface SentenceOfPage extends SentenceToSpeak {
  pageVariationId: number
}

export interface SpokenPage {
  pageVariationId: number
  textSegments: readonly (Omit<SentenceToSpeak, 'language'> & { text: string })[]
}

/**
 * What is sent to the voice, in order: the sentences of every segment, longer ones cut at spaces so that none exceeds
 * `maximumCharacters`. Text without a letter or digit says nothing and is left out.
 */
export function cutIntoSentences(
  pages: readonly SpokenPage[],
  language: string,
  maximumCharacters: number,
): SentenceOfPage[] {
  return pages.flatMap(({ pageVariationId, textSegments }) =>
    textSegments.flatMap(({ text, voiceId, modelId, voiceSettings }) =>
      splitSentences(text, { language })
        .flatMap((sentence) => cutLongText(sentence.text.trim(), maximumCharacters))
        .filter((part) => /[\p{L}\p{N}]/u.test(part.replaceAll(/<[^>]*>/g, '')))
        .map((part) => ({ text: part, language, voiceId, modelId, voiceSettings, pageVariationId })),
    ),
  )
}

/** Characters as they are charged: code points. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}

function cutLongText(text: string, maximumCharacters: number): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > maximumCharacters) {
    const space = rest.lastIndexOf(' ', maximumCharacters)
    const end = space > 0 ? space : maximumCharacters
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...parts, rest].filter((part) => part !== '')
}
