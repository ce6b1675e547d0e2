import { mainApi, type ChapterRectData } from '@lectern/api-client/main'
import { isApiFailure } from '@lectern/api-client/session'
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
  /** Reads the server's rects and takes over those of pages without unsaved changes. */
  readonly reload: () => Promise<void>
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
      try {
        const written = await updateRects({ body }).unwrap()
        return { kind: 'written', revisions: new Map(written.map((page) => [page.variationId, page.revision])) }
      } catch (error) {
        if (!isApiFailure(error)) throw error
        return error.status === 412 ? { kind: 'outdated' } : { kind: 'failed', message: error.msg }
      }
    },
    [pages, variation, updateRects],
  )

  const calls = useMemo(() => ({ read, write }), [read, write])

  const reload = useCallback(async () => {
    try {
      const standing = await read()
      const { unsavedPages } = editor.getState()
      for (const page of standing) {
        if (unsavedPages.has(page.pageVariationId)) continue
        saver.setRevision(page.pageVariationId, page.revision)
        editor.loadPage(page.pageVariationId, page.rects)
      }
      setStatus('ready')
    } catch (error) {
      if (!isApiFailure(error)) throw error
      setStatus('failed')
    }
  }, [read, editor, saver])

  useEffect(() => void reload(), [reload])

  return { editor, saver, calls, status, reload }
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
