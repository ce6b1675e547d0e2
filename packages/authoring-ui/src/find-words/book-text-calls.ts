import type { PageWrite, SaveOutcome } from '@lectern/core/pipeline'
import { createContext } from 'react'

/** A page of a chapter that is not on the desk, as the server has it. */
export interface BookPage extends PageWrite {
  readonly pageNumber: number
}

export interface BookChapter {
  readonly chapterId: number
  readonly name: string
}

/** The server as a search in the whole book sees it. Calls reject if they fail. */
export interface BookTextCalls {
  /** The chapters of the book in this language, without the one on the desk, in order. */
  readonly chapters: readonly BookChapter[]
  /** Resolves to the pages of a chapter that exist in this language. */
  readonly read: (chapterId: number) => Promise<readonly BookPage[]>
  /** Saves pages of a chapter, except those that were changed since they were read. */
  readonly write: (chapterId: number, pages: readonly BookPage[]) => Promise<SaveOutcome>
  /** Goes to a page of another chapter. */
  readonly open: (chapterId: number, pageId: number) => void
}

/** Null in an application that searches chapters only. */
export const BookTextCallsContext = createContext<BookTextCalls | null>(null)
