export {
  buildNarration,
  type LookUpWord,
  type NarratedPage,
  type Narration,
  type SpeechPage,
  toSpeechPages,
} from './build-narration'
export { countTimed, type TimedCount } from './count-timed'
export { confirmTimesByHand } from './confirm-times-by-hand'
export { readRecognition, type RecognisedPage, type RecognisedRects } from './read-recognition'
export { retimeChapter, type RetimedChapter, type RetimedPage } from './retime-chapter'
export {
  type PageRects,
  type PageWrite,
  type SaveApi,
  type SaveOutcome,
  savePages,
  type ServerPage,
  type WriteOutcome,
} from './save-pages'
export { timeChapter, type TimedPage } from './time-chapter'
export {
  recognisePages,
  type OnProgress,
  type RecognisedPageRects,
  type RecognitionApi,
  type RecognitionRequest,
  type RecognitionResult,
} from './recognise-pages'
export { groupLinkedPages } from '../text/segments/group-linked-pages'
export { fillChapter, type FilledPage, type PageToFill } from './fill-chapter'
export type { SpokenWord } from './spoken-word'
export {
  type ChapterPage,
  type ChapterSync,
  type PageSyncFailure,
  syncChapter,
  type SyncedPage,
  type SyncRemainder,
} from './sync-chapter'
export { type SentenceSync, syncChapterSentences } from './sync-chapter-sentences'
export { timeSentences } from './time-sentences'
export type { Issue, Language, Rect, TextSegment, TimedWord, Voice, VoiceSettings } from '../types'
