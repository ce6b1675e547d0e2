import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Spelling, SpellingVerdicts } from './create-spelling'

/** Null in an application without a spelling check. */
export const SpellingContext = createContext<Spelling | null>(null)

const nothingJudged: SpellingVerdicts = { hasDictionary: null, unknown: new Set() }
const subscribeToNone = () => () => undefined
const getNone = () => nothingJudged

/** Returns the verdicts on words of the desk's language. */
export function useVerdicts(): SpellingVerdicts {
  const spelling = useContext(SpellingContext)
  return useSyncExternalStore(spelling?.subscribe ?? subscribeToNone, spelling?.getVerdicts ?? getNone)
}
