import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { PlacedRect } from '../editor/placed-rect'
import { listBarelyReadPages } from '../recognition/list-barely-read-pages'
import { useDoubtfulWords } from '../spelling/use-doubtful-words'
import { useChapterWords, useDeskState } from './use-desk'

/** The words of the chapter that are to be checked. */
export interface ChapterDoubts {
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
  const doubts = useMemo(
    () => ({ doubtful, pagesBarelyRead: listBarelyReadPages(pages, words, doubtful) }),
    [pages, words, doubtful],
  )
  return <DoubtsContext value={doubts}>{children}</DoubtsContext>
}

/** Returns the words of the chapter that are to be checked. */
export function useChapterDoubts(): ChapterDoubts {
  return useContext(DoubtsContext)
}
