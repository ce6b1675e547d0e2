import { createContext } from 'react'
import type { OpeningFailure } from '../book-opening/opening-failure'

/** Tells the page around a frame why its book is not open; null outside of a frame. */
export const FailureListener = createContext<((failure: OpeningFailure) => void) | null>(null)
