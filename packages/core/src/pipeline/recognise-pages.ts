import type { Language } from '../types'
import { readRecognition, type RecognisedRects } from './read-recognition'

/** Reports how far a job is. */
export type OnProgress = (progress: { readonly done: number; readonly total: number }) => void

/** Pages to be recognised, and the kind of rects that the author asked for. */
export interface RecognitionRequest {
  readonly images: { readonly pageId: number; readonly pageVariationId: number }[]
  readonly language: Language
  readonly kind: 'word' | 'sentence'
}

/** A page for which the recogniser returned a result. */
export interface RecognitionResult {
  readonly pageVariationId: number
  readonly detections: unknown
  /** Time that recognising the page took. */
  readonly seconds?: number | undefined
}

/** The recogniser behind the pipeline: sends a request and waits until its job has ended. Rejects if it failed. */
export interface RecognitionApi {
  readonly recognise: (request: RecognitionRequest, onProgress: OnProgress) => Promise<readonly RecognitionResult[]>
}

/** A recognised page; the lists are empty if nothing was found or the recogniser left the page out. */
export interface RecognisedPageRects<P> extends RecognisedRects {
  readonly page: P
  readonly seconds: number
}

/**
 * Recognises page images and returns the rects of each page, in the order of `pages`.
 *
 * @throws the error that `api.recognise` rejects with
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const api = { recognise: async () => [] }
 * const [page] = await recognisePages(api, [{ pageId: 1, pageVariationId: 7 }], { language: 'en', kind: 'word' })
 * page.words // => []
 */
export async function recognisePages<P extends { readonly pageId: number; readonly pageVariationId: number }>(
  api: RecognitionApi,
  pages: readonly P[],
  o: { language: Language; kind: RecognitionRequest['kind']; onProgress?: OnProgress },
): Promise<RecognisedPageRects<P>[]> {
  const images = pages.map(({ pageId, pageVariationId }) => ({ pageId, pageVariationId }))
  const results = await api.recognise({ images, language: o.language, kind: o.kind }, o.onProgress ?? (() => undefined))
  const byPage = new Map(results.map((result) => [result.pageVariationId, result]))
  return pages.map((page) => {
    const result = byPage.get(page.pageVariationId)
    const { pageId, pageVariationId } = page
    const read = readRecognition({ pageId, pageVariationId, detections: result?.detections ?? {} }, o)
    return { page, ...read, seconds: result?.seconds ?? 0 }
  })
}
