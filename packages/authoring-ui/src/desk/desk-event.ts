import type { ServerPage } from '@lectern/core/pipeline'
import type { NarrationOrigin } from '@lectern/core/staleness'
import type { CheckingEvent } from '../checking/step-checking'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { RefreshPurpose, SavePurpose } from '../desk-plan/desk-effect'
import type { PageDeletionEvent } from '../pages/step-page-deletion'
import type { PageOrderEvent } from '../pages/step-page-order'
import type { UploadEvent } from '../pages/step-upload'
import type { PhotographsEvent } from '../photographs/step-photographs'
import type { PublishingEvent } from '../publishing/step-publishing'
import type { TappingEvent } from '../tapping/step-tapping'
import type { RectDeletionEvent } from '../recognition/step-rect-deletion'
import type { RecognitionEvent } from '../recognition/step-recognition'
import type { RetryHint, SavingEvent } from '../saving/saving-state'
import type { DraftsEvent } from '../saving/step-drafts'
import type { SyncingEvent } from '../syncing/step-syncing'
import type { DeskPlace } from './desk-state'

/** Something that happened at the desk: an action of the author, a result of an effect, news from the application. */
export type DeskEvent =
  | PlaceEvent
  | LoadEvent
  | { readonly kind: 'save-reported'; readonly purpose: SavePurpose; readonly saved: boolean }
  /** The browser has a connection again. */
  | { readonly kind: 'came-online' }
  | { readonly kind: 'saving'; readonly event: SavingEvent }
  | { readonly kind: 'drafts'; readonly event: DraftsEvent }
  | { readonly kind: 'recognition'; readonly event: RecognitionEvent }
  | { readonly kind: 'syncing'; readonly event: SyncingEvent }
  | { readonly kind: 'publishing'; readonly event: PublishingEvent }
  | { readonly kind: 'upload'; readonly event: UploadEvent }
  | { readonly kind: 'page-order'; readonly event: PageOrderEvent }
  | { readonly kind: 'page-deletion'; readonly event: PageDeletionEvent }
  | { readonly kind: 'photographs'; readonly event: PhotographsEvent }
  | { readonly kind: 'tapping'; readonly event: TappingEvent }
  | { readonly kind: 'checking'; readonly event: CheckingEvent }
  | { readonly kind: 'rect-deletion'; readonly event: RectDeletionEvent }

export type PlaceEvent =
  | { readonly kind: 'chapter-changed'; readonly chapter: DeskChapter }
  | { readonly kind: 'place-changed'; readonly place: DeskPlace }
  /** `entityId` null turns to the page alone. */
  | { readonly kind: 'word-requested'; readonly pageId: number; readonly entityId: string | null }

export type LoadEvent =
  | { readonly kind: 'rects-requested' }
  | { readonly kind: 'rects-read'; readonly pages: readonly ServerPage[]; readonly purpose: RefreshPurpose | null }
  | { readonly kind: 'origin-read'; readonly origin: NarrationOrigin | null }
  | { readonly kind: 'rects-loaded'; readonly purpose: RefreshPurpose | null }
  /** `hint` is null unless they failed temporarily. */
  | {
      readonly kind: 'rects-failed'
      readonly reason: string
      readonly hint: RetryHint | null
      readonly purpose: RefreshPurpose | null
    }
  /** The book could not be loaded; the rects on the desk stay as they are. */
  | { readonly kind: 'refresh-failed'; readonly reason: string; readonly purpose: RefreshPurpose }
