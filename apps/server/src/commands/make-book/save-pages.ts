import { getChapterRectData, updateRectData } from '@lectern/contracts/main'
import { type PageWrite, type SaveApi, savePages as saveWith, type WriteOutcome } from '@lectern/core/pipeline'
import { CallFailed, callRoute } from '../call-route'
import type { Pipeline, TargetIds, WorkingPage } from './pipeline'

type SourcedWrite = PageWrite & Pick<WorkingPage, 'source'>

/**
 * Stores the rects of the pages and returns the pages with their new revisions.
 *
 * @throws Error if not every page was stored
 */
export async function savePages(
  pipeline: Pipeline,
  targetIds: TargetIds,
  pages: readonly WorkingPage[],
): Promise<WorkingPage[]> {
  const writes = pages.map(({ pageId, pageVariationId, revision, source, words, sentences }): SourcedWrite => ({
    pageId,
    pageVariationId,
    revision,
    source,
    rects: { rects: sentences, rectsByWords: words },
  }))
  const outcome = await saveWith(createSaveApi(pipeline, targetIds), writes)
  switch (outcome.kind) {
    case 'saved':
      return pages.map((page) => ({ ...page, revision: outcome.revisions.get(page.pageVariationId) ?? page.revision }))
    case 'failed':
      throw new Error(outcome.message === '' ? 'The pages could not be saved.' : outcome.message)
    case 'conflict':
    case 'gone':
      throw new Error('Someone else has changed the book while it was being made.')
  }
}

function createSaveApi({ send, language }: Pipeline, { bookId, chapterId }: TargetIds): SaveApi<SourcedWrite> {
  return {
    async write(pages): Promise<WriteOutcome> {
      const body = pages.map(({ pageId, pageVariationId, revision, source, rects: { rects, rectsByWords } }) => ({
        pageId,
        variation: language,
        variationId: pageVariationId,
        rectData: { rects: [...rects], rectsByWords: [...rectsByWords] },
        textSource: source,
        revision,
      }))
      try {
        const written = await callRoute(send, updateRectData, { body })
        return { kind: 'written', revisions: new Map(written.map((page) => [page.variationId, page.revision])) }
      } catch (error) {
        if (error instanceof CallFailed && (error.status === 412 || error.status === 404)) return { kind: 'outdated' }
        throw error
      }
    },
    async read() {
      const chapter = await callRoute(send, getChapterRectData, { params: { id: bookId, chapterId } })
      return chapter.flatMap((page) =>
        page.variations
          .filter(({ variation }) => variation === language)
          .map(({ id, revision, rectData }) => ({
            pageVariationId: id,
            revision,
            rects: rectData ?? { rects: [], rectsByWords: [] },
          })),
      )
    },
  }
}
