import { isServerId } from './is-server-id'

/** A page's text as it would be sent. */
export interface PageToSpeak {
  readonly pageVariationId: number
  readonly textSegments: readonly { readonly text: string }[]
}

/** The pages to generate, or the reason why nothing can be generated. */
export type GenerationPlan =
  /** 'no-chapter-variation': the chapter has none in the selected language. 'no-text': no page has text. */
  | { kind: 'refused'; reason: 'no-chapter-variation' | 'no-text' }
  /** Pages with text, in order. */
  | { kind: 'generate'; chapterVariationId: number; pageVariationIds: number[] }

/**
 * Checks whether a chapter can be spoken, and which pages, before anything is paid.
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
