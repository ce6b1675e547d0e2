import type { OnProgress, RecognitionApi, SaveApi, SpokenWord } from '@lectern/core/pipeline'
import type { NarrationOrigin } from '@lectern/core/staleness'
import type { StaleChapter, Visibility } from '../desk-plan/desk-chapter'
import type { PageIndex } from '../desk-plan/desk-effect'
import type { Notice } from '../desk-plan/notice'
import type { DraftDatabase } from '../drafts/draft-database'
import type { Visits } from '../drafts/visits'
import type { RectClipboard } from '../editor/rect-clipboard'
import type { PagePlan, Photograph } from '../photographs/photograph'
import type { RetryHint } from '../saving/saving-state'

/** The server as the desk of one chapter and language sees it. Calls reject if they fail, unless their type says otherwise. */
export interface DeskApi extends SaveApi, RecognitionApi {
  readonly read: () => ReturnType<SaveApi['read']>
  /** Loads the book again; the application hands its chapter to the desk. */
  readonly reloadBook: () => Promise<void>
  readonly readSpokenWords: () => Promise<readonly SpokenWord[]>
  /** Resolves to the digests of what the narration was made from; null while its words are not known. */
  readonly readOrigin: () => Promise<NarrationOrigin | null>
  readonly publish: (visibility: Visibility, ifStale: 'publish' | 'refuse') => Promise<PublishOutcome>
  /** `pageIds` get the images first, in order. Resolves when the import has ended. */
  readonly uploadPages: (upload: {
    readonly files: readonly File[]
    readonly pageIds: readonly number[]
    readonly onSent: (sentFraction: number) => void
    readonly onImported: OnProgress
  }) => Promise<ImportedPages>
  /** Shows the images of another language on the pages without one. Resolves to the number of those pages. */
  readonly takeOverImages: (from: string) => Promise<number>
  /** Cancels the upload under way, whose call then rejects. Pages that are imported already stay in the chapter. */
  readonly cancelUpload: () => Promise<void>
  /** Cancels the recognition under way, whose call then rejects. The server keeps the results of finished pages. */
  readonly cancelRecognition: () => Promise<void>
  readonly writePageOrder: (indexes: readonly PageIndex[]) => Promise<unknown>
  /** Deletes a page so that it can be restored. */
  readonly deletePage: (pageId: number) => Promise<unknown>
  readonly restorePage: (pageId: number) => Promise<unknown>
  readonly readPhotograph: (pageVariationId: number) => Promise<Photograph>
  /** Resolves to what the page showed before. */
  readonly correctPhotograph: (pageVariationId: number, plan: PagePlan['plan']) => Promise<PagePlan['plan']>
}

/** The response to a request to publish. */
export type PublishOutcome =
  | { readonly kind: 'published'; readonly readerUrl: string; readonly publishedAt: string }
  /** Nothing was published, because these chapters have something out of date. */
  | { readonly kind: 'stale'; readonly chapters: readonly StaleChapter[] }

export interface ImportedPages {
  readonly pages: number
  /** The pages that are new in the chapter. */
  readonly addedIds: readonly number[]
  readonly problems: readonly { readonly file: string; readonly message: string; readonly page?: number }[]
}

/** Everything outside of the desk that it uses. */
export interface DeskPorts {
  readonly api: DeskApi
  /** Returns the server's own text for a rejected call; empty if it sent none. */
  readonly readFailure: (error: unknown) => string
  /** Returns why and when a rejected call is worth another try; null if it is not. */
  readonly readRetryHint: (error: unknown) => RetryHint | null
  readonly notify: (notice: Notice) => void
  readonly goToPage: (pageId: number) => void
  readonly newId: () => string
  /** Holds what the author copies, for all chapters and languages of the book. */
  readonly clipboard: RectClipboard
  readonly drafts: DraftPorts
  /** Receives `pagehide`, `beforeunload` and `online`. */
  readonly window: EventTarget
  /** Runs a function later. Returns a function that cancels it. */
  readonly setTimer: (run: () => void, milliseconds: number) => () => void
  readonly warn: (text: string, reason: unknown) => void
}

/** The storage of unsaved work on this device. */
export interface DraftPorts {
  readonly authorId: number
  readonly visits: Visits
  readonly openDatabase: () => Promise<DraftDatabase>
  /** Milliseconds since 1970. */
  readonly now: () => number
}
