import { createContext } from 'react'
import type { OpeningFailure } from '../book-opening/opening-failure'

/** Receives the reason why a book could not be opened, for the page that embeds the reader; null if none does. */
export const FailureListener = createContext<((failure: OpeningFailure) => void) | null>(null)
