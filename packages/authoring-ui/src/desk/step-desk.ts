import { stepChecking, type CheckingEvent } from '../checking/step-checking'
import type { DeskEffect, RefreshPurpose, SavePurpose } from '../desk-plan/desk-effect'
import type { DocumentView } from '../desk-plan/document-view'
import { stay, type DeskContext, type Step } from '../desk-plan/step'
import type { PlacedRect } from '../editor/placed-rect'
import { guideAuthor, type GuideStep } from '../guide/guide-steps'
import { listKeys } from '../marks/marks-key'
import { stepPageDeletion } from '../pages/step-page-deletion'
import { stepPageOrder } from '../pages/step-page-order'
import { stepUpload } from '../pages/step-upload'
import { stepPhotographs } from '../photographs/step-photographs'
import { stepPublishing } from '../publishing/step-publishing'
import { stepRecognition } from '../recognition/step-recognition'
import { stepRectDeletion } from '../recognition/step-rect-deletion'
import { stepDrafts } from '../saving/step-drafts'
import { failLoading, loadServerPages, retryLoading } from '../saving/step-loading'
import { stepSaving } from '../saving/step-saving'
import { stepSyncing } from '../syncing/step-syncing'
import { stepTapping, type TappingEvent } from '../tapping/step-tapping'
import { beginsOtherWork } from './begins-other-work'
import type { DeskEvent, LoadEvent, PlaceEvent } from './desk-event'
import { currentPage, scopeToShow, type DeskState } from './desk-state'
import { createChapterWordsReader } from './read-chapter-words'
import { readGuideFacts } from './read-guide-facts'

type DeskStep = Step<DeskState>

/** Computes the desk's next state and the effects of an event. Each part of the desk has its own step function. */
export function stepDesk(state: DeskState, event: DeskEvent, document: DocumentView): DeskStep {
  const step = stepPart(forgetSkippedFiles(state, event), event, { chapter: state.chapter, document })
  return showCurrentPage(step)
}

/** Ends the note on files that were skipped when the author begins something else. */
function forgetSkippedFiles(state: DeskState, event: DeskEvent): DeskState {
  if (state.upload.skipped.length === 0 || !beginsOtherWork(state, event)) return state
  return { ...state, upload: stepUpload(state.upload, { kind: 'skipped-files-dismissed' }, state.chapter).state }
}

function stepPart(state: DeskState, event: DeskEvent, context: DeskContext): DeskStep {
  const { chapter, document } = context
  const { saving } = state
  switch (event.kind) {
    case 'saving':
      return put(state, 'saving', stepSaving(saving, event.event, document))
    case 'came-online':
      return retryFailedCalls(state, context)
    case 'drafts': {
      const step = stepDrafts({ drafts: state.drafts, saving }, event.event, listKeys(chapter.pages))
      return { state: { ...state, ...step.state }, effects: step.effects }
    }
    case 'recognition':
      return put(state, 'recognition', stepRecognition(state.recognition, event.event, context))
    case 'syncing':
      return put(state, 'syncing', stepSyncing(state.syncing, event.event, context))
    case 'publishing': {
      const { saveCount } = saving
      return put(state, 'publishing', stepPublishing(state.publishing, event.event, { ...context, saveCount }))
    }
    case 'upload':
      return put(state, 'upload', stepUpload(state.upload, event.event, chapter))
    case 'page-order':
      return put(state, 'pageOrder', stepPageOrder(state.pageOrder, event.event, chapter))
    case 'page-deletion':
      return put(state, 'pageDeletion', stepPageDeletion(state.pageDeletion, event.event, chapter))
    case 'photographs':
      return put(state, 'photographs', stepPhotographs(state.photographs, event.event, chapter))
    case 'tapping':
      return tap(state, event.event, document)
    case 'checking':
      return check(state, event.event, document)
    case 'rect-deletion':
      return put(state, 'rectDeletion', stepRectDeletion(state.rectDeletion, event.event, context))
    case 'save-reported':
      return reloadNewImages(continueAfterSave(state, event.purpose, event.saved, context), event.saved)
    case 'chapter-changed':
    case 'place-changed':
    case 'word-requested':
      return stepPlace(state, event)
    case 'rects-requested':
    case 'rects-read':
    case 'origin-read':
    case 'rects-loaded':
    case 'rects-failed':
    case 'refresh-failed':
      return stepLoad(state, event, context)
  }
}

function put<Part extends keyof DeskState>(state: DeskState, part: Part, step: Step<DeskState[Part]>): DeskStep {
  return { state: step.state === state[part] ? state : { ...state, [part]: step.state }, effects: step.effects }
}

/** Repeats the calls that failed temporarily, when the browser is online again. */
function retryFailedCalls(state: DeskState, context: DeskContext): DeskStep {
  const saved = stepPart(state, { kind: 'saving', event: { kind: 'save-retried' } }, context)
  const isLoadPlanned = state.loading.kind === 'failed' && state.loading.pauseSeconds !== null
  if (!isLoadPlanned) return saved
  const loaded = stepPart(saved.state, { kind: 'rects-requested' }, context)
  return { state: loaded.state, effects: [...saved.effects, ...loaded.effects] }
}

function stepPlace(state: DeskState, event: PlaceEvent): DeskStep {
  switch (event.kind) {
    case 'chapter-changed': {
      // A book that was unpublished elsewhere is not published because this desk once published it.
      const isTaken = state.chapter.publication.isPublished && !event.chapter.publication.isPublished
      const publishing = isTaken ? { ...state.publishing, published: null } : state.publishing
      const changed: DeskState = { ...state, chapter: event.chapter, publishing }
      if (event.chapter.pages === state.chapter.pages) return stay(changed)
      return put(changed, 'pageOrder', stepPageOrder(state.pageOrder, { kind: 'chapter-pages-changed' }, event.chapter))
    }
    case 'place-changed':
      return stay({ ...state, place: event.place })
    case 'word-requested':
      return goToWord(state, event.pageId, event.entityId)
  }
}

/** Selects a word. If it is on another page, goes there first. */
function goToWord(state: DeskState, pageId: number, entityId: string | null): DeskStep {
  if (currentPage(state)?.pageId === pageId) {
    return { state, effects: entityId === null ? [] : [{ do: 'select', ids: [entityId] }] }
  }
  const selectOnShow = entityId === null ? null : { pageId, entityId }
  return { state: { ...state, selectOnShow }, effects: [{ do: 'go-to-page', pageId }] }
}

/** Ends the rect that is being spoken at this moment, and goes to the next one. */
function tap(state: DeskState, event: TappingEvent, document: DocumentView): DeskStep {
  const { chapter, shown, narration } = state
  const step = stepTapping(state.tapping, event, {
    pageVariationIds: chapter.pages.map((page) => page.pageVariationId),
    shownId: shown === null ? null : shown.pageVariationId,
    kind: shown === null ? 'rectsByWords' : shown.kind,
    document,
    narrationOf: (id) => narration?.origin?.pages.find((page) => page.pageVariationId === id)?.spoken,
  })
  return follow({ ...state, tapping: step.state }, step)
}

/** Decides about a doubtful word, and goes to the next one. */
function check(state: DeskState, event: CheckingEvent, document: DocumentView): DeskStep {
  const pageVariationIds = state.chapter.pages.map((page) => page.pageVariationId)
  const step = stepChecking(state.checking, event, { document, pageVariationIds })
  return follow({ ...state, checking: step.state }, step)
}

/** Executes the effects of a part of the desk and goes to the word that it names. */
function follow(
  state: DeskState,
  { effects, next }: { readonly effects: readonly DeskEffect[]; readonly next: PlacedRect | null },
): DeskStep {
  const page = state.chapter.pages.find((each) => each.pageVariationId === next?.pageVariationId)
  if (next === null || page === undefined) return { state, effects }
  const gone = goToWord(state, page.pageId, next.id)
  return { state: gone.state, effects: [...effects, ...gone.effects] }
}

function stepLoad(state: DeskState, event: LoadEvent, context: DeskContext): DeskStep {
  switch (event.kind) {
    case 'rects-requested':
      return {
        state: { ...state, loading: retryLoading(state.loading) },
        effects: [{ do: 'read-rects' }, { do: 'read-origin' }],
      }
    case 'origin-read':
      return stay({ ...state, narration: { origin: event.origin } })
    case 'rects-read': {
      const step = loadServerPages(state.saving, event.pages, context.document)
      const loaded = put(state, 'saving', step)
      return { state: loaded.state, effects: [...loaded.effects, { do: 'report-loaded', purpose: event.purpose }] }
    }
    case 'rects-loaded': {
      const ready: DeskState = {
        ...state,
        loading: { kind: 'ready' },
        syncing: state.firstStep === null ? chooseSyncKind(state.syncing, context) : state.syncing,
        firstStep: state.firstStep ?? chooseFirstStep(context),
      }
      return continueAfterRefresh(ready, event.purpose, null, context)
    }
    case 'rects-failed': {
      const failed = put(state, 'loading', failLoading(state.loading, event.reason, event.hint))
      const step = continueAfterRefresh(failed.state, event.purpose, event.reason, context)
      return { state: step.state, effects: [...failed.effects, ...step.effects] }
    }
    case 'refresh-failed':
      return continueAfterRefresh(state, event.purpose, event.reason, context)
  }
}

/** A chapter with sentences and no words is synced by sentence from the start. */
function chooseSyncKind(syncing: DeskState['syncing'], { chapter, document }: DeskContext): DeskState['syncing'] {
  const { words, sentences } = createChapterWordsReader(document)(chapter.pages)
  return words.length === 0 && sentences.length > 0 ? { ...syncing, by: 'sentence' } : syncing
}

function chooseFirstStep({ chapter, document }: DeskContext): GuideStep {
  const words = createChapterWordsReader(document)(chapter.pages)
  // Stale steps are marked later, because the digests of the narration may not have arrived yet.
  return guideAuthor(readGuideFacts(chapter, words, { staleness: null, isChanged: false })).next
}

function continueAfterRefresh(
  state: DeskState,
  purpose: RefreshPurpose | null,
  failure: string | null,
  context: DeskContext,
): DeskStep {
  switch (purpose) {
    case 'upload':
      return stepPart(state, { kind: 'upload', event: { kind: 'uploaded-pages-loaded', failure } }, context)
    case 'order':
      return stepPart(state, { kind: 'page-order', event: { kind: 'ordered-pages-loaded', failure } }, context)
    case 'deletion':
      return stepPart(state, { kind: 'page-deletion', event: { kind: 'remaining-pages-loaded', failure } }, context)
    case 'photographs':
      return stepPart(state, { kind: 'photographs', event: { kind: 'corrected-pages-loaded', failure } }, context)
    case 'gone':
    case null:
      return stay(state)
  }
}

function continueAfterSave(state: DeskState, purpose: SavePurpose, saved: boolean, context: DeskContext): DeskStep {
  switch (purpose) {
    case 'sync':
    case 'fill':
      return stepPart(state, { kind: 'syncing', event: { kind: 'sync-saved', saved } }, context)
    case 'publish':
      return stepPart(state, { kind: 'publishing', event: { kind: 'publication-saved', saved } }, context)
    case 'rect-deletion':
      return stepPart(state, { kind: 'rect-deletion', event: { kind: 'empty-pages-saved', saved } }, context)
    case 'conflict':
    case null:
      return stay(state)
  }
}

/** Loads the book again after a save if the rects were out of date. Only the server knows which image they belong to now. */
function reloadNewImages(step: DeskStep, saved: boolean): DeskStep {
  const isStale = step.state.chapter.pages.some(
    ({ imageDigest, rectImageDigest }) => rectImageDigest !== null && rectImageDigest !== imageDigest,
  )
  return saved && isStale ? { ...step, effects: [...step.effects, { do: 'reload-book' }] } : step
}

/** Shows the page of the current place on the stage, and selects the word that was requested on it. */
function showCurrentPage({ state, effects }: DeskStep): DeskStep {
  const scope = scopeToShow(state)
  const { shown, selectOnShow } = state
  const isShown =
    scope === shown ||
    (scope !== null &&
      shown !== null &&
      scope.pageVariationId === shown.pageVariationId &&
      scope.kind === shown.kind &&
      scope.width === shown.width &&
      scope.height === shown.height)
  if (isShown || scope === null) return { state, effects }
  const { pageVariationId, kind, width, height } = scope
  const show: DeskEffect = { do: 'show-page', scope: { pageVariationId, kind }, size: { width, height } }
  const isAwaited = selectOnShow !== null && selectOnShow.pageId === currentPage(state)?.pageId
  return {
    state: { ...state, shown: scope, selectOnShow: null },
    effects: [...effects, show, ...(isAwaited ? [{ do: 'select', ids: [selectOnShow.entityId] } as const] : [])],
  }
}
