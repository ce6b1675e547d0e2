import { useRef } from 'react'
import { isLetterKey } from './is-letter-key'

/** A longer pause starts a new search. */
const PAUSE_MS = 700

export interface TypedLetters {
  /** The letters typed without a pause until now. */
  readonly read: (now: number) => string
  readonly add: (key: string, now: number) => void
}

/** Collects letters typed one after the other, by the times of the key presses. */
export function useTypedLetters(): TypedLetters {
  const typed = useRef({ letters: '', at: 0 })
  const read = (now: number) => (now - typed.current.at <= PAUSE_MS ? typed.current.letters : '')
  return {
    read,
    add: (key, now) => {
      // Space selects unless it is in the middle of a word.
      if (isLetterKey(key) && (key !== ' ' || read(now) !== '')) {
        typed.current = { letters: read(now) + key, at: now }
      }
    },
  }
}
