export { digestSentences, type SentenceDigest } from './digest-sentences'
export {
  type ChapterNarration,
  type ChapterStaleness,
  findStale,
  type PageProducts,
  type PageStaleness,
} from './find-stale'
export {
  describeNarration,
  type NarratedSentences,
  type NarrationOrigin,
  type NarrationOriginPage,
} from './describe-narration'
export { digestGlossary, type GlossaryWord } from './digest-glossary'
export { findStalePublication, type PublicationStaleness } from './find-stale-publication'
export { combineStates, type ProductState } from './combine-states'
export type { Language, Rect, TimedWord } from '../types'
