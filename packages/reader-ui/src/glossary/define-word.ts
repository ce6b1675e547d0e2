import type { ReactNode } from 'react'
import type { ReaderPage } from '../book/reader-book'

/** Returns a function that opens the definition of a word of the book by its key; null for a word without one. */
export type DefineWord = (key: string) => (() => void) | null

/** A word that is named, and the language in which it is; null when nobody knows. */
export interface NamedTerm {
  readonly text: string
  readonly language: string | null
}

/** Asks for the definition of a word that is named beside the text of a page. */
export interface TermRequest {
  readonly page: ReaderPage
  /** Names of the word, the likeliest first. */
  readonly terms: readonly NamedTerm[]
  /** Shown before the definitions. Its text is null if it is more than text. */
  readonly own: { readonly text: string | null; readonly content: ReactNode }
  readonly pausesNarration: boolean
}

/** Returns a function that opens the definition of a named word; null for a word that the glossary does not have. */
export type DefineTerm = (request: TermRequest) => (() => void) | null

/** Opens definitions of the glossary of the open book. */
export interface Definer {
  readonly defineWord: DefineWord
  readonly defineTerm: DefineTerm
}
