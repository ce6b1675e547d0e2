import { useCallback, useEffect, useMemo, useState } from 'react'
import type { BookChapter, BookPage, BookTextCalls } from './book-text-calls'

/** The texts of the chapters that are not on the desk. */
export interface BookTexts {
  readonly pagesOf: (chapter: BookChapter) => readonly BookPage[]
  /** Number of chapters that are loaded or could not be. */
  readonly done: number
  readonly failed: readonly BookChapter[]
  /** Loads the chapters again that could not be loaded. */
  readonly retry: () => void
  /** Loads a chapter again. */
  readonly reload: (chapter: BookChapter) => Promise<void>
  /** Takes pages as they were saved. */
  readonly replacePages: (chapter: BookChapter, pages: readonly BookPage[]) => void
}

const chaptersAtOnce = 10

const noPages: readonly BookPage[] = []

type Loads = ReadonlyMap<number, readonly BookPage[] | 'failed'>

/** Loads the texts of chapters in parallel tens, each time that a search wants them. */
export function useBookTexts(
  { chapters, read }: Pick<BookTextCalls, 'chapters' | 'read'>,
  isWanted: boolean,
): BookTexts {
  const [loads, setLoads] = useState<Loads>(new Map())
  const load = useCallback(
    async ({ chapterId }: BookChapter, signal: AbortSignal | null) => {
      let loaded: readonly BookPage[] | 'failed'
      try {
        loaded = await read(chapterId)
      } catch (reason) {
        console.warn(`The text of chapter ${chapterId} could not be loaded.`, reason)
        loaded = 'failed'
      }
      if (signal?.aborted !== true) setLoads((before) => new Map(before).set(chapterId, loaded))
    },
    [read],
  )
  const loadAll = useCallback(
    (wanted: readonly BookChapter[], signal: AbortSignal | null) => {
      const waiting = [...wanted]
      const work = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          if (signal?.aborted === true) return
          await load(next, signal)
        }
      }
      for (let worker = 0; worker < chaptersAtOnce; worker += 1) void work()
    },
    [load],
  )
  useEffect(() => {
    if (!isWanted) return undefined
    const leaving = new AbortController()
    loadAll(chapters, leaving.signal)
    return () => leaving.abort()
  }, [chapters, isWanted, loadAll])

  return useMemo(() => {
    const failed = chapters.filter(({ chapterId }) => loads.get(chapterId) === 'failed')
    const pagesOf = ({ chapterId }: BookChapter) => listPages(loads, chapterId)
    return {
      pagesOf,
      done: chapters.filter(({ chapterId }) => loads.has(chapterId)).length,
      failed,
      retry: () => loadAll(failed, null),
      reload: (chapter) => load(chapter, null),
      replacePages: ({ chapterId }, pages) => {
        const saved = new Map(pages.map((page) => [page.pageVariationId, page]))
        setLoads((before) => {
          const after = listPages(before, chapterId).map((page) => saved.get(page.pageVariationId) ?? page)
          return new Map(before).set(chapterId, after)
        })
      },
    }
  }, [chapters, loads, load, loadAll])
}

function listPages(loads: Loads, chapterId: number): readonly BookPage[] {
  const pages = loads.get(chapterId)
  return pages === undefined || pages === 'failed' ? noPages : pages
}
