import type { Rect } from '@lectern/core/geometry'
import type { PlacedRect } from '../editor/placed-rect'
import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { DeskEffect } from '../desk-plan/desk-effect'
import type { DocumentView } from '../desk-plan/document-view'
import type { DeskContext, Step } from '../desk-plan/step'
import { stay } from '../desk-plan/step'
import type { WorkPage } from '../desk-plan/work-page'
import { choosePages } from './choose-pages'
import { fillScopes } from './fill-scopes'
import { rectKindOf, type RecognisedKind } from './recognised-kind'

/** The rects that were recognised on a page. */
export interface FoundPage {
  readonly page: WorkPage
  readonly words: readonly Rect[]
  readonly sentences: readonly Rect[]
}

export interface RecognitionState {
  readonly work:
    | { readonly kind: 'idle' }
    | {
        readonly kind: 'running'
        readonly pages: readonly WorkPage[]
        readonly recognised: RecognisedKind
        /** The rects of each page when the recognition started, by page variation. */
        readonly before: ReadonlyMap<number, readonly PlacedRect[]>
        readonly done: number
        readonly total: number
        /** The author has cancelled the recognition, and the server has not ended it yet. */
        readonly isCancelling: boolean
      }
    | { readonly kind: 'failed'; readonly reason: string }
  /** The kind of rects that the next recognition fills. */
  readonly wanted: RecognisedKind
  /** Pages that have such rects already: the author has to confirm the start. */
  readonly waiting: { readonly pages: readonly WorkPage[]; readonly recognised: RecognisedKind } | null
  /** Pages that the author has changed meanwhile: the author has to confirm their replacement. */
  readonly late: { readonly pages: readonly FoundPage[]; readonly recognised: RecognisedKind } | null
  /** Page variations on which the last recognition found nothing. */
  readonly pagesWithoutText: readonly number[]
}

export const nothingRecognised: RecognitionState = {
  work: { kind: 'idle' },
  wanted: 'word',
  waiting: null,
  late: null,
  pagesWithoutText: [],
}

export type RecognitionEvent =
  | { readonly kind: 'recognition-kind-chosen'; readonly wanted: RecognisedKind }
  | { readonly kind: 'recognition-requested'; readonly pages: readonly WorkPage[] }
  | { readonly kind: 'recognition-confirmed' }
  | { readonly kind: 'recognition-declined' }
  | { readonly kind: 'recognition-progressed'; readonly done: number; readonly total: number }
  | { readonly kind: 'pages-recognised'; readonly pages: readonly FoundPage[] }
  | { readonly kind: 'recognition-failed'; readonly reason: string }
  /** Ends the recognition; the words of the pages that are done are taken. */
  | { readonly kind: 'recognition-cancelled' }
  | { readonly kind: 'recognition-cancel-failed'; readonly reason: string }
  | { readonly kind: 'recognition-dismissed' }

/** Recognises pages and puts their rects into the document, one undo step a page; asks before it replaces any. */
export function stepRecognition(
  state: RecognitionState,
  event: RecognitionEvent,
  context: DeskContext,
): Step<RecognitionState> {
  switch (event.kind) {
    case 'recognition-kind-chosen':
      return stay({ ...state, wanted: event.wanted })
    case 'recognition-requested':
      return request(state, event.pages, context)
    case 'recognition-confirmed':
      return confirm(state, context)
    case 'recognition-declined':
      return stay({ ...state, waiting: null, late: null })
    case 'recognition-progressed': {
      const { work } = state
      const { done, total } = event
      return stay(work.kind === 'running' ? { ...state, work: { ...work, done, total } } : state)
    }
    case 'pages-recognised':
      return take(state, event.pages, context)
    case 'recognition-failed':
      return state.work.kind === 'running' && state.work.isCancelling
        ? takeDone(state, state.work)
        : stay({ ...state, work: { kind: 'failed', reason: event.reason } })
    case 'recognition-cancelled':
      return state.work.kind === 'running' && !state.work.isCancelling
        ? markCancelling(state, true, [{ do: 'cancel-recognition' }])
        : stay(state)
    case 'recognition-cancel-failed': {
      const { reason } = event
      return markCancelling(state, false, [{ do: 'notify', notice: { kind: 'cancel-failed', reason } }])
    }
    case 'recognition-dismissed':
      return stay({ ...state, work: { kind: 'idle' } })
  }
}

function request(state: RecognitionState, pages: readonly WorkPage[], context: DeskContext): Step<RecognitionState> {
  if (state.work.kind === 'running') return stay(state)
  const recognised = state.wanted
  const rectCount = (page: WorkPage) => context.document.rectsOf(page.pageVariationId, rectKindOf[recognised]).length
  const choice = choosePages(
    pages.map((page) => ({ page, hasImage: page.imageUrl !== null, rectCount: rectCount(page) })),
  )
  if (choice.kind === 'none') return { state, effects: [{ do: 'notify', notice: { kind: 'no-images' } }] }
  if (choice.withRects.length > 0) return stay({ ...state, waiting: { pages: choice.pages, recognised } })
  return start(state, choice.pages, recognised, context)
}

function start(
  state: RecognitionState,
  pages: readonly WorkPage[],
  recognised: RecognisedKind,
  { document }: DeskContext,
): Step<RecognitionState> {
  const before = new Map(
    pages.map(({ pageVariationId }) => [pageVariationId, document.rectsOf(pageVariationId, rectKindOf[recognised])]),
  )
  return {
    state: {
      ...state,
      waiting: null,
      late: null,
      pagesWithoutText: [],
      work: { kind: 'running', pages, recognised, before, done: 0, total: pages.length, isCancelling: false },
    },
    effects: [{ do: 'recognise', pages, kind: recognised }],
  }
}

/** Changes nothing once the recognition has ended. */
function markCancelling(
  state: RecognitionState,
  isCancelling: boolean,
  effects: Step<RecognitionState>['effects'],
): Step<RecognitionState> {
  const { work } = state
  if (work.kind !== 'running') return stay(state)
  return { state: { ...state, work: { ...work, isCancelling } }, effects }
}

/** Fetches the words of the pages that were done when the author cancelled: the server has kept them. */
function takeDone(
  state: RecognitionState,
  work: Extract<RecognitionState['work'], { kind: 'running' }>,
): Step<RecognitionState> {
  const pages = work.pages.slice(0, work.done)
  if (pages.length === 0) return stay({ ...state, work: { kind: 'idle' } })
  return {
    state: { ...state, work: { ...work, pages, done: 0, total: pages.length, isCancelling: false } },
    effects: [{ do: 'recognise', pages, kind: work.recognised }],
  }
}

function confirm(state: RecognitionState, context: DeskContext): Step<RecognitionState> {
  const { waiting, late } = state
  if (waiting !== null) return start(state, waiting.pages, waiting.recognised, context)
  if (late === null) return stay(state)
  const pages = late.pages.filter(({ page }) => isOfChapter(page, context.chapter))
  return { state: { ...state, late: null }, effects: replaceRects(pages, late.recognised, context) }
}

function take(state: RecognitionState, found: readonly FoundPage[], context: DeskContext): Step<RecognitionState> {
  const { work } = state
  if (work.kind !== 'running') return stay(state)
  const { recognised, before } = work
  const hasWanted = ({ words, sentences }: FoundPage) => (recognised === 'word' ? words : sentences).length > 0
  const withText = found.filter(hasWanted)
  // Work that the author has done meanwhile is not overwritten without a question.
  const isUntouched = ({ page: { pageVariationId } }: FoundPage) =>
    context.document.rectsOf(pageVariationId, rectKindOf[recognised]) === before.get(pageVariationId)
  const late = withText.filter((each) => !isUntouched(each))
  return {
    state: {
      ...state,
      work: { kind: 'idle' },
      late: late.length > 0 ? { pages: late, recognised } : null,
      pagesWithoutText: found.filter((each) => !hasWanted(each)).map(({ page }) => page.pageVariationId),
    },
    effects: replaceRects(withText.filter(isUntouched), recognised, context),
  }
}

/** Replaces the rects of each page as one undo step and saves all of them. */
function replaceRects(
  found: readonly FoundPage[],
  recognised: RecognisedKind,
  { chapter, document }: DeskContext,
): DeskEffect[] {
  if (found.length === 0) return []
  const replaced = found.map(({ page: { pageVariationId }, words, sentences }): DeskEffect => {
    const current = document.rectsOf(pageVariationId, 'rectsByWords').map((placed) => placed.rect)
    const filled = fillScopes({ kind: recognised, words, sentences }, current, { language: chapter.language })
    const scopes = filled.map(({ kind, rects }) => ({ scope: { pageVariationId, kind }, rects }))
    return { do: 'replace-rects', label: 'recognise', scopes }
  })
  const pageVariationIds = found.map(({ page }) => page.pageVariationId)
  return [
    ...replaced,
    {
      do: 'request-save',
      request: { scope: 'chapter', pageVariationIds, quiet: false, purpose: null, ticket: null },
    },
  ]
}

function isOfChapter(page: WorkPage, chapter: DeskChapter): boolean {
  return chapter.pages.some((each) => each.pageVariationId === page.pageVariationId)
}

/** The question to ask before rects are replaced. */
export interface RecognitionQuestion {
  readonly recognised: RecognisedKind
  /** There are such rects before the recognition starts, or there are others than when it started. */
  readonly reason: 'has-rects' | 'changed-meanwhile'
  readonly pageNumbers: readonly number[]
}

/** Returns the question that the author is to be asked now; null if there is none. */
export function recognitionQuestion(
  state: RecognitionState,
  { chapter, rectsOf }: { readonly chapter: DeskChapter; readonly rectsOf: DocumentView['rectsOf'] },
): RecognitionQuestion | null {
  const { waiting, late } = state
  if (waiting !== null) {
    const { recognised } = waiting
    const filled = waiting.pages.filter((page) => rectsOf(page.pageVariationId, rectKindOf[recognised]).length > 0)
    return { recognised, reason: 'has-rects', pageNumbers: filled.map((page) => page.pageNumber) }
  }
  if (late === null) return null
  const here = late.pages.filter(({ page }) => isOfChapter(page, chapter))
  if (here.length === 0) return null
  return {
    recognised: late.recognised,
    reason: 'changed-meanwhile',
    pageNumbers: here.map(({ page }) => page.pageNumber),
  }
}
