import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { WorkPage } from '../desk-plan/work-page'
import type { PlacedRect } from '../editor/placed-rect'
import { listBarelyReadPages } from '../recognition/list-barely-read-pages'
import { useDoubtfulWords } from '../spelling/use-doubtful-words'
import { useChapterWords, useDeskState } from './use-desk'

/** The words of the chapter that are to be checked. */
export interface ChapterDoubts {
  /** In reading order; all unchecked words of a page that was barely read. */
  readonly doubtful: readonly PlacedRect[]
  /** Numbers of the pages on which recognition could barely read anything. */
  readonly pagesBarelyRead: readonly number[]
}

const DoubtsContext = createContext<ChapterDoubts>({ doubtful: [], pagesBarelyRead: [] })

/** Finds the words that are to be checked once for all parts of the desk: a chapter may have 60,000. */
export function DoubtfulWords({ children }: { readonly children: ReactNode }) {
  const pages = useDeskState((state) => state.chapter.pages)
  const { words } = useChapterWords()
  const doubtful = useDoubtfulWords(words)
  const doubts = useMemo(() => findDoubts(pages, words, doubtful), [pages, words, doubtful])
  return <DoubtsContext value={doubts}>{children}</DoubtsContext>
}

function findDoubts(
  pages: readonly WorkPage[],
  words: readonly PlacedRect[],
  doubtful: readonly PlacedRect[],
): ChapterDoubts {
  const pagesBarelyRead = listBarelyReadPages(pages, words, doubtful)
  if (pagesBarelyRead.length === 0) return { doubtful, pagesBarelyRead }
  const barelyRead = pages.filter(({ pageNumber }) => pagesBarelyRead.includes(pageNumber))
  const ids = new Set(barelyRead.map(({ pageVariationId }) => pageVariationId))
  const known = new Set(doubtful)
  // A scrap that happens to be a word would make the page count as read.
  const isUnchecked = (word: PlacedRect) => ids.has(word.pageVariationId) && word.rect.confidence !== undefined
  return { doubtful: words.filter((word) => known.has(word) || isUnchecked(word)), pagesBarelyRead }
}

/** Returns the words of the chapter that are to be checked. */
export function useChapterDoubts(): ChapterDoubts {
  return useContext(DoubtsContext)
}
