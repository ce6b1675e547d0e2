export { createGlossaryMatcher, type GlossaryEntry } from './create-glossary-matcher'
export type { FoundEntries } from './find-unspaced-entries'
export { isGlossaryChapter } from './is-glossary-chapter'
export type { Language } from '../types'
