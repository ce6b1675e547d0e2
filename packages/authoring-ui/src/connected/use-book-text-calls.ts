import { mainRectsApi, type BookData } from '@lectern/api-client/main'
import { savePages } from '@lectern/core/pipeline'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { useDispatch } from 'react-redux'
import type { BookPage, BookTextCalls } from '../find-words/book-text-calls'
import { toWriteOutcome } from './to-write-outcome'
import { writeRects } from './write-rects'

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

export interface BookTextOptions {
  readonly chapters: BookData['chapters']
  /** The chapter on the desk. */
  readonly chapterId: number
  readonly language: string
  readonly onOpen: BookTextCalls['open']
}

/** Returns the calls that search the other chapters of a book; chapters and calls are the same until the book changes. */
export function useBookTextCalls({ chapters, chapterId, language, onOpen }: BookTextOptions): BookTextCalls {
  const dispatch = useDispatch<Dispatch>()
  const others = useMemo(
    () =>
      chapters
        .filter(({ id, variations }) => id !== chapterId && variations.some((own) => own.variation === language))
        .map(({ id, name }) => ({ chapterId: id, name })),
    [chapters, chapterId, language],
  )
  const calls = useMemo(() => createCalls(dispatch, language), [dispatch, language])
  return { chapters: others, ...calls, open: onOpen }
}

function createCalls(dispatch: Dispatch, language: string): Pick<BookTextCalls, 'read' | 'write'> {
  async function read(chapterId: number): Promise<BookPage[]> {
    const request = mainRectsApi.endpoints.readChapterRects.initiate({ id: chapterId }, { track: false })
    const pages = await dispatch(request).unwrap()
    return pages.flatMap(({ pageId, page_number: pageNumber, variations }) =>
      variations
        .filter((own) => own.variation === language)
        .flatMap(({ id: pageVariationId, revision, rectData }) =>
          rectData === undefined ? [] : [{ pageId, pageVariationId, pageNumber, revision, rects: rectData }],
        ),
    )
  }
  return {
    read,
    write: (chapterId, pages) =>
      savePages(
        {
          write: (part) => toWriteOutcome(writeRects({ dispatch, language }, part)),
          read: () => read(chapterId),
        },
        pages,
      ),
  }
}
