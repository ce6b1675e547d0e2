import { isServerId } from './is-server-id'

/** A page's text as it would be sent to be spoken. */
export interface PageToSpeak {
  readonly pageVariationId: number
  readonly textSegments: readonly { readonly text: string }[]
}

/** What is spoken, or why nothing can be. */
export type GenerationPlan =
  /** 'no-chapter-variation': the chapter has none in the selected language. 'no-text': there is nothing to be spoken. */
  | { kind: 'refused'; reason: 'no-chapter-variation' | 'no-text' }
  /** The pages to be sent, in order: those with text. */
  | { kind: 'generate'; chapterVariationId: number; pageVariationIds: number[] }

/**
 * Whether a chapter can be spoken, and which of its pages are. What is missing is asked for before anything is paid.
 *
 * @example
 * const pages = [{ pageVariationId: 7, textSegments: [{ text: 'Once.' }] }, { pageVariationId: 8, textSegments: [] }]
 * planGeneration({ chapterVariationId: 3, pages }) // => { kind: 'generate', chapterVariationId: 3, pageVariationIds: [7] }
 * planGeneration({ chapterVariationId: null, pages }) // => { kind: 'refused', reason: 'no-chapter-variation' }
 */
export function planGeneration(o: {
  chapterVariationId: number | null | undefined
  pages: readonly PageToSpeak[]
}): GenerationPlan {
  if (!isServerId(o.chapterVariationId)) return { kind: 'refused', reason: 'no-chapter-variation' }
  const spoken = o.pages.filter(({ textSegments }) => textSegments.some(({ text }) => text.trim() !== ''))
  if (spoken.length === 0) return { kind: 'refused', reason: 'no-text' }
  return {
    kind: 'generate',
    chapterVariationId: o.chapterVariationId,
    pageVariationIds: spoken.map(({ pageVariationId }) => pageVariationId),
  }
}
