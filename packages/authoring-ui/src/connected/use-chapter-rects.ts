import { mainApi, type ChapterRectData } from '@lectern/api-client/main'
import { isApiFailure, type ApiFailure } from '@lectern/api-client/session'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { createEditor } from '../editor/create-editor'
import type { Editor } from '../editor/editor'
import {
  createSaver,
  type PageWrite,
  type SaveCalls,
  type Saver,
  type ServerPage,
  type WriteOutcome,
} from '../saving/save-pages'
import { toWireRect } from './to-wire-rect'
import type { WorkPage } from './work-page'

export interface ChapterRects {
  readonly editor: Editor
  readonly saver: Saver
  readonly calls: SaveCalls
  readonly status: 'loading' | 'ready' | 'failed'
  /**
   * Reads the server's rects and takes over those of pages without unsaved changes; pages that are there no more are
   * forgotten. Answers what went wrong.
   */
  readonly load: () => Promise<ApiFailure | null>
}

export interface UseChapterRectsOptions {
  readonly bookId: number
  readonly chapterId: number
  readonly variation: string
  readonly pages: readonly WorkPage[]
}

/** The rects of a chapter in one language: loaded into an editor, saved from there. */
export function useChapterRects({ bookId, chapterId, variation, pages }: UseChapterRectsOptions): ChapterRects {
  const [editor] = useState(() => createEditor({ newId: () => crypto.randomUUID() }))
  // The saver knows the revisions, so it outlives new lists of pages.
  const [saver] = useState(() => createSaver(editor))
  const [known] = useState(() => new Set<number>())
  const [status, setStatus] = useState<ChapterRects['status']>('loading')
  const [fetchRects] = mainApi.useLazyGetChapterRectDataQuery()
  const [updateRects] = mainApi.useUpdateRectDataMutation()

  const read = useCallback(async () => {
    const answer = await fetchRects({ id: bookId, chapterId }).unwrap()
    return serverPages(answer, variation)
  }, [fetchRects, bookId, chapterId, variation])

  const write = useCallback(
    async (writes: readonly PageWrite[]): Promise<WriteOutcome> => {
      const byVariation = new Map(pages.map((page) => [page.pageVariationId, page]))
      const body = writes.flatMap(({ snapshot, revision }) => {
        const page = byVariation.get(snapshot.pageVariationId)
        if (page === undefined) return []
        const { rects, rectsByWords } = snapshot.rectData
        return [
          {
            pageId: page.pageId,
            variation,
            variationId: snapshot.pageVariationId,
            rectData: { rects: rects.map(toWireRect), rectsByWords: rectsByWords.map(toWireRect) },
            revision,
          },
        ]
      })
      if (body.length === 0) return { kind: 'written', revisions: new Map() }
      try {
        const written = await updateRects({ body }).unwrap()
        return { kind: 'written', revisions: new Map(written.map((page) => [page.variationId, page.revision])) }
      } catch (error) {
        if (!isApiFailure(error)) throw error
        // A page that is gone is found out by reading what stands, as one that was changed is.
        return error.status === 412 || error.status === 404
          ? { kind: 'outdated' }
          : { kind: 'failed', message: error.msg }
      }
    },
    [pages, variation, updateRects],
  )

  const calls = useMemo(() => ({ read, write }), [read, write])

  const take = useCallback(async () => {
    const standing = await read()
    const { unsavedPages } = editor.getState()
    for (const page of standing) {
      const isKnown = known.has(page.pageVariationId)
      if (unsavedPages.has(page.pageVariationId)) continue
      // What stands here already stays as it is, with its place in the history.
      if (isKnown && saver.revisionOf(page.pageVariationId) === page.revision) continue
      // Steps that were done on other rects than these do not fit them.
      if (isKnown) editor.clearHistory()
      known.add(page.pageVariationId)
      saver.setRevision(page.pageVariationId, page.revision)
      editor.loadPage(page.pageVariationId, page.rects)
    }
    const left = new Set(standing.map((page) => page.pageVariationId))
    for (const pageVariationId of known) {
      if (left.has(pageVariationId)) continue
      known.delete(pageVariationId)
      editor.forgetPage(pageVariationId)
    }
  }, [read, editor, saver, known])

  const load = useCallback(async () => {
    try {
      await take()
      setStatus('ready')
    } catch (error) {
      if (!isApiFailure(error)) throw error
      // A desk that stands keeps standing, with all that is unsaved on it.
      setStatus((now) => (now === 'ready' ? now : 'failed'))
      return error
    }
    return null
  }, [take])

  useEffect(() => void load(), [load])

  return { editor, saver, calls, status, load }
}

function serverPages(answer: ChapterRectData, variation: string): ServerPage[] {
  return answer.flatMap((page) =>
    page.variations
      .filter((own) => own.variation === variation)
      .map((own) => ({
        pageVariationId: own.id,
        revision: own.revision,
        rects: { rects: own.rectData?.rects ?? [], rectsByWords: own.rectData?.rectsByWords ?? [] },
      })),
  )
}
