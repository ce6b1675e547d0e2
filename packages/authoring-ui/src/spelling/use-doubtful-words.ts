import { useContext, useEffect, useMemo } from 'react'
import type { PlacedRect } from '../editor/placed-rect'
import { listDoubts } from './list-doubts'
import { SpellingContext, useVerdicts } from './use-spelling'

/** Typing that goes on is not checked letter by letter. */
const pauseMilliseconds = 400

/** Requests the spelling check of words, and returns those that the author should look at, in reading order. */
export function useDoubtfulWords(words: readonly PlacedRect[]): readonly PlacedRect[] {
  const spelling = useContext(SpellingContext)
  const verdicts = useVerdicts()
  useEffect(() => {
    if (spelling === null || words.length === 0) return undefined
    const timer = setTimeout(() => {
      spelling.request(new Set(words.flatMap(({ rect }) => (rect.word === undefined ? [] : [rect.word]))))
    }, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [spelling, words])
  return useMemo(
    () => words.filter((word, index) => listDoubts(word, verdicts, words[index - 1]).length > 0),
    [words, verdicts],
  )
}
