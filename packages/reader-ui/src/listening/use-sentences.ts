import { useEffect, useMemo, useState } from 'react'
import type { ReaderChapter } from '../book/reader-book'
import type { listSentences, Sentence } from './list-sentences'

const none: readonly Sentence[] = []

/** Returns the sentences of a chapter when they are wanted. What finds them is loaded then; until that, there are none. */
export function useSentences(chapter: ReaderChapter | undefined, language: string, isWanted: boolean) {
  const [list, setList] = useState<typeof listSentences | null>(null)
  useEffect(() => {
    if (!isWanted || list !== null) return
    import('./list-sentences').then(
      (late) => setList(() => late.listSentences),
      (reason: unknown) => console.error('The sentences could not be found.', reason),
    )
  }, [isWanted, list])
  return useMemo(
    () => (list === null || !isWanted || chapter === undefined ? none : list(chapter.pages, language)),
    [list, isWanted, chapter, language],
  )
}
