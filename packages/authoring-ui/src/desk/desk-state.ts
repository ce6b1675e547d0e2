import type { NarrationOrigin } from '@lectern/core/staleness'
import type { CheckingState } from '../checking/step-checking'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { WorkPage } from '../desk-plan/work-page'
import type { RectKind, RectScope } from '../editor/placed-rect'
import type { GuideStep } from '../guide/guide-steps'
import { toMarksKey } from '../marks/marks-key'
import { nothingDeleted, type PageDeletionState } from '../pages/step-page-deletion'
import { asLoaded, type PageOrderState } from '../pages/step-page-order'
import { notUploading, type UploadState } from '../pages/step-upload'
import { noPhotographs, type PhotographsState } from '../photographs/step-photographs'
import { notPublishing, type PublishingState } from '../publishing/step-publishing'
import { rectKindOf } from '../recognition/recognised-kind'
import { nothingRecognised, type RecognitionState } from '../recognition/step-recognition'
import type { TappingState } from '../tapping/step-tapping'
import { noRectDeletion, type RectDeletionState } from '../recognition/step-rect-deletion'
import { nothingSaved, type SavingState } from '../saving/saving-state'
import { notLoaded, type LoadingState } from '../saving/step-loading'
import { noDrafts, type DraftsState } from '../saving/step-drafts'
import { notSyncing, type SyncingState } from '../syncing/step-syncing'

/** The place in the chapter as the address names it; null where it names none. */
export interface DeskPlace {
  readonly step: GuideStep | null
  readonly pageId: number | null
}

/** Everything the desk knows besides the editor's document; a new object whenever any of it changes. */
export interface DeskState {
  readonly chapter: DeskChapter
  readonly place: DeskPlace
  readonly loading: LoadingState
  /** The step to open when the address names none, chosen once: completing a step must not switch the screen. */
  readonly firstStep: GuideStep | null
  /** The rects on the stage, and the size of their page. */
  readonly shown: ShownScope | null
  /** A word to select once its page is shown. */
  readonly selectOnShow: { readonly pageId: number; readonly entityId: string } | null
  /** Digests of the input of the chapter's narration; null until they are read. */
  readonly narration: NarrationFacts | null
  readonly saving: SavingState
  readonly drafts: DraftsState
  readonly recognition: RecognitionState
  readonly syncing: SyncingState
  readonly publishing: PublishingState
  readonly upload: UploadState
  readonly pageOrder: PageOrderState
  readonly pageDeletion: PageDeletionState
  readonly photographs: PhotographsState
  readonly rectDeletion: RectDeletionState
  readonly tapping: TappingState
  readonly checking: CheckingState
}

export interface NarrationFacts {
  /** Null while the words of the narration are not known. */
  readonly origin: NarrationOrigin | null
}

export interface ShownScope extends RectScope {
  readonly width: number
  readonly height: number
}

export function openDeskState(chapter: DeskChapter, place: DeskPlace): DeskState {
  return {
    chapter,
    place,
    loading: notLoaded,
    firstStep: null,
    shown: null,
    selectOnShow: null,
    narration: null,
    saving: nothingSaved,
    drafts: noDrafts,
    recognition: nothingRecognised,
    syncing: notSyncing,
    publishing: notPublishing,
    upload: notUploading,
    pageOrder: asLoaded,
    pageDeletion: nothingDeleted,
    photographs: noPhotographs,
    rectDeletion: noRectDeletion,
    tapping: null,
    checking: null,
  }
}

/** Returns the step on show. */
export function currentStep({ place, firstStep }: DeskState): GuideStep {
  return place.step ?? firstStep ?? 'pages'
}

/** Returns the page on show: the first one if the address names none of the chapter; null in a chapter without pages. */
export function currentPage({ chapter, place }: DeskState): WorkPage | null {
  return chapter.pages.find((page) => page.pageId === place.pageId) ?? chapter.pages[0] ?? null
}

/** Returns the rects that the stage is to show; null in a chapter without pages. */
export function scopeToShow(state: DeskState): ShownScope | null {
  const page = currentPage(state)
  if (page === null) return null
  const { pageVariationId, width, height } = page
  if (currentStep(state) === 'marks') return { pageVariationId: toMarksKey(page.pageId), kind: 'marks', width, height }
  return { pageVariationId, kind: kindToShow(state), width, height }
}

function kindToShow(state: DeskState): RectKind {
  switch (currentStep(state)) {
    case 'words':
      return rectKindOf[state.recognition.wanted]
    case 'sync':
      return rectKindOf[state.syncing.by]
    default:
      return 'rectsByWords'
  }
}
