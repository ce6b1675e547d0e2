import type { BookStaleness } from '@lectern/api-client/app'
import type {
  CoachingPoint,
  OrderingList,
  PageJsonWrite,
  PagePhotograph,
  PopupTrigger,
  RectDataWrite,
} from '@lectern/api-client/main'
import type { QuizSummary } from '@lectern/api-client/quiz'
import type { NarrationOrigin } from '@lectern/core/staleness'
import type { Rect, TimedWord } from '@lectern/core/sync'
import type { PublishRequest } from './fake-studio-calls.fixture'
import type { FakeTranslator } from './fake-translator.fixture'

export interface FakeTexts {
  altText: string | null
}

export interface FakePage {
  readonly pageId: number
  readonly variationId: number
  readonly hasImage: boolean
  revision: number
  /** Digest of the image on which the rects were made; that of every image is 'image'. */
  rectImageDigest: string
  rects: Rect[]
  rectsByWords: Rect[]
  /** Words of the page in Spanish; null if it does not exist in Spanish. */
  spanishWords: Rect[] | null
  /** Its image descriptions. */
  readonly english: FakeTexts
  readonly spanish: FakeTexts
  /** Revision of the page's own fields. */
  marksRevision: number
  popupTriggers: PopupTrigger[]
  coachingPoints: CoachingPoint[]
}

export interface FakeStudioServer {
  readonly fetch: typeof globalThis.fetch
  pages: FakePage[]
  readonly deletedPages: FakePage[]
  /** Pages of each chapter after the first. */
  otherPages: readonly object[]
  readonly chapters: { readonly id: number; readonly name: string }[]
  /** Names of the first chapter by language. */
  readonly chapterNames: Map<string, string>
  /** Languages of the first chapter. Its pages are in English only. */
  readonly languages: string[]
  readonly writes: RectDataWrite[][]
  /** Saves of triggers and coaching points. */
  readonly markWrites: PageJsonWrite[][]
  readonly orders: OrderingList[]
  /** Photographs of page variations; the others are fine as they are. */
  readonly photographs: Map<number, Partial<PagePhotograph>>
  /** Words that recognition will find, by page variation. */
  readonly recognisable: Map<number, string>
  spoken: TimedWord[]
  /** Digests of the narration's input. */
  origin: NarrationOrigin | null
  /** Chapters that have something out of date, as the server finds them. */
  stale: BookStaleness['chapters']
  /** State of the published definitions. */
  glossary: BookStaleness['glossary']
  readonly publications: PublishRequest[]
  /** Quizzes of the book; null for a server that cannot list them. */
  quizzes: readonly QuizSummary[] | null
  readonly translator: FakeTranslator
  /** Words of the dictionary, in lower case; null for a server without one. */
  dictionary: readonly string[] | null
  /** Words that the authors have added, in lower case. */
  readonly bookWords: Set<string>
  audio: string | null
  publication: { publishedAt: string; publicationIsBehind: boolean } | null
  /** Awaited before each response. */
  before: (method: string, path: string) => Promise<void>
  /** Response to the next saves, instead of saving. */
  refuse: { status: number; body: unknown } | null
  /** Response to every addition to the book, instead of adding. */
  refuseAdding: { status: number; body: unknown } | null
}
