import { buildTextSegments } from '../text/segments/build-text-segments'
import { digestSentences } from '../staleness/digest-sentences'
import { withTrailingSpace } from '../text/spacing/with-trailing-space'
import type { Language, Rect, TextSegment, Voice } from '../types'

/**
 * Asks a dictionary whether a word exists. Resolves to null if it cannot be asked. `word` is in lower case, `written` as on
 * the page.
 */
export type LookUpWord = (query: {
  readonly word: string
  readonly written: string
  readonly language: Language
}) => Promise<boolean | null>

/** The text of a page as it is spoken. */
export interface NarratedPage {
  readonly pageVariationId: number
  readonly textSegments: TextSegment[]
  /** The segments joined, without outer white space. */
  readonly text: string
  /** Digests of the page's sentences, which the narration keeps (see `digestSentences`). */
  readonly sentences: readonly string[]
}

/** A chapter's text as it is spoken. */
export interface Narration {
  readonly pages: NarratedPage[]
  /** Number of words, cut at a line's end, that the dictionary could not be asked about: they stay cut. */
  readonly unanswered: number
}

/**
 * Builds the texts that are spoken from the word rects of a chapter's pages (see `buildTextSegments`). A failing dictionary
 * stops nothing.
 *
 * @throws the error that `lookUpWord` rejects with
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const rects = ['Good', 'night.'].map((word, at) => ({ id: word, x: at * 50, y: 0, width: 40, height: 20, word }))
 * const voice = { voiceId: 'robin', modelId: 'm', voiceSettings: {} }
 * const o = { language: 'en', voice, lookUpWord: async () => null }
 * const { pages } = await buildNarration([{ pageVariationId: 7, rects }], o)
 * pages[0].text // => 'Good night.'
 */
export async function buildNarration(
  pages: readonly { readonly pageVariationId: number; readonly rects: readonly Rect[] }[],
  o: { language: Language; voice: Voice; lookUpWord: LookUpWord },
): Promise<Narration> {
  const unanswered = new Set<string>()
  const failures: unknown[] = []
  const built = await buildTextSegments(
    pages.map(({ pageVariationId, rects }) => ({ pageVariationId, rects: [...rects] })),
    {
      language: o.language,
      voice: o.voice,
      validateWord: async (written, language) => {
        const word = written.toLowerCase()
        try {
          const exists = await o.lookUpWord({ word, written, language })
          if (exists === null) unanswered.add(word)
          return exists === true
        } catch (error) {
          failures.push(error)
          throw error
        }
      },
    },
  )
  if (failures.length > 0) throw failures[0]
  const narrated = built.map(({ textSegments }, index) => {
    const page = pages[index]
    if (page === undefined) throw new Error(`Text segments of page ${index} of ${pages.length}`)
    const text = textSegments.map((segment) => segment.text).join('')
    const sentences = digestSentences(page.rects, { language: o.language }).map(({ digest }) => digest)
    return { pageVariationId: page.pageVariationId, textSegments, text: text.trim(), sentences }
  })
  return { pages: narrated, unanswered: unanswered.size }
}

/** A page of a speech request. */
export interface SpeechPage {
  readonly pageVariationId: number
  readonly textSegments: (Voice & { readonly text: string })[]
  readonly sentences?: string[]
}

/**
 * Converts a narration into the pages of a speech request: segments without text are left out, each of the others ends in
 * white space. The length of these texts is the number of characters that generating costs.
 *
 * @example
 * const voice = { voiceId: 'robin', modelId: 'm', voiceSettings: {} }
 * const [page] = toSpeechPages([{ pageVariationId: 7, textSegments: [{ ...voice, text: 'Good night.', rects: [] }] }])
 * page // => { pageVariationId: 7, textSegments: [{ ...voice, text: 'Good night. ' }] }
 */
export function toSpeechPages(
  pages: readonly {
    readonly pageVariationId: number
    readonly textSegments: readonly TextSegment[]
    readonly sentences?: readonly string[]
  }[],
): SpeechPage[] {
  return pages.map(({ pageVariationId, textSegments, sentences }) => ({
    pageVariationId,
    ...(sentences === undefined ? {} : { sentences: [...sentences] }),
    textSegments: textSegments
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, voiceId, modelId, voiceSettings }) => ({
        text: withTrailingSpace(text),
        voiceId,
        modelId,
        voiceSettings: { ...voiceSettings },
      })),
  }))
}
