export { createGlossaryMatcher, type FoundEntries, type GlossaryEntry } from './create-glossary-matcher'
export { isGlossaryChapter } from './is-glossary-chapter'
export type { Language } from '../types'
