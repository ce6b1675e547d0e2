import type { GuideFacts } from './guide-steps'

/** A chapter without pages. */
export const emptyGuideFacts: GuideFacts = {
  pages: 0,
  pagesWithImage: 0,
  pagesWithWords: 0,
  pagesBarelyRead: 0,
  hasAudio: false,
  words: 0,
  timedWords: 0,
  marks: 0,
  published: false,
  stale: new Set(),
}
