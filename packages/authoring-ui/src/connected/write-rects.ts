import { mainRectsApi } from '@lectern/api-client/main'
import type { PageWrite, WriteOutcome } from '@lectern/core/pipeline'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { toWireRect } from './to-wire-rect'

export interface WriteRectsOptions {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>
  readonly language: string
}

/** Saves the rects of pages in one language, all or none. Rejects if the server refuses. */
export async function writeRects(
  { dispatch, language }: WriteRectsOptions,
  pages: readonly PageWrite[],
): Promise<WriteOutcome> {
  const body = pages.map(({ pageId, pageVariationId, revision, rects: { rects, rectsByWords }, fitsImage }) => ({
    pageId,
    variation: language,
    variationId: pageVariationId,
    rectData: { rects: rects.map(toWireRect), rectsByWords: rectsByWords.map(toWireRect) },
    revision,
    ...(fitsImage === undefined ? {} : { fitsImage }),
  }))
  const written = await dispatch(mainRectsApi.endpoints.saveChapterRects.initiate({ body }, { track: false })).unwrap()
  return { kind: 'written', revisions: new Map(written.map((page) => [page.variationId, page.revision])) }
}
