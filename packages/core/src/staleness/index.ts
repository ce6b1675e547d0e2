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
} from './narration-origin'
export { combineStates, type ProductState } from './product-state'
export type { Language, Rect, TimedWord } from '../types'
