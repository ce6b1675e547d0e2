import { useRef } from 'react'
import { isLetterKey } from './is-letter-key'

/** A pause this long begins a new word. */
const PAUSE_MS = 700

export interface TypedLetters {
  /** What was typed without a pause until now. */
  readonly read: (now: number) => string
  readonly add: (key: string, now: number) => void
}

/** Remembers the letters typed one after the other, by the times of the key presses. */
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
