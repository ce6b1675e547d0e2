import type { DeskChapter } from '../desk-plan/desk-chapter'
import type { DeskEffect } from '../desk-plan/desk-effect'
import { stay, type Step } from '../desk-plan/step'
import type { WorkPage } from '../desk-plan/work-page'

export interface PageDeletionState {
  /** The pages whose deletion the author is asked to confirm; null if none. */
  readonly asked: readonly WorkPage[] | null
  /** The deletion or restoration under way; null while there is none. */
  readonly work: PageDeletionWork | null
  /** Pages that were deleted last and can be restored; empty if there are none. */
  readonly restorable: readonly NumberedPage[]
  /** Number of deletions and restorations from this desk; changes once the chapter is shown without the pages. */
  readonly finished: number
}

export interface NumberedPage {
  readonly pageId: number
  readonly pageNumber: number
}

export interface PageDeletionWork {
  readonly kind: 'delete' | 'restore'
  /** Pages that are still to be changed, the one at work first. */
  readonly waiting: readonly NumberedPage[]
  readonly done: readonly NumberedPage[]
}

export const nothingDeleted: PageDeletionState = { asked: null, work: null, restorable: [], finished: 0 }

export type PageDeletionEvent =
  | { readonly kind: 'page-deletion-asked'; readonly pages: readonly WorkPage[] }
  | { readonly kind: 'page-deletion-confirmed' }
  | { readonly kind: 'page-deletion-cancelled' }
  /** Deletes pages without a question, since they were only just added. */
  | { readonly kind: 'added-pages-undone'; readonly pageIds: readonly number[] }
  | { readonly kind: 'page-restoration-requested' }
  | { readonly kind: 'restorable-pages-dismissed' }
  | { readonly kind: 'page-deleted' }
  | { readonly kind: 'page-restored' }
  | { readonly kind: 'page-deletion-failed'; readonly reason: string }
  /** `failure` is null if the chapter is now shown as it is. */
  | { readonly kind: 'remaining-pages-loaded'; readonly failure: string | null }

/** Deletes pages after asking, one after the other, and restores them. */
export function stepPageDeletion(
  state: PageDeletionState,
  event: PageDeletionEvent,
  chapter: Pick<DeskChapter, 'pages'>,
): Step<PageDeletionState> {
  switch (event.kind) {
    case 'page-deletion-asked':
      return stay(state.work !== null || event.pages.length === 0 ? state : { ...state, asked: event.pages })
    case 'page-deletion-cancelled':
      return stay({ ...state, asked: null })
    case 'page-deletion-confirmed':
      if (state.asked === null) return stay(state)
      return start({ ...state, asked: null }, 'delete', state.asked)
    case 'added-pages-undone': {
      const added = new Set(event.pageIds)
      return start(
        state,
        'delete',
        chapter.pages.filter(({ pageId }) => added.has(pageId)),
      )
    }
    case 'page-restoration-requested':
      return start(state, 'restore', state.restorable)
    case 'restorable-pages-dismissed':
      return stay({ ...state, restorable: [] })
    case 'page-deleted':
    case 'page-restored':
      return state.work === null ? stay(state) : continueWork(state, state.work)
    case 'page-deletion-failed':
      return state.work === null ? stay(state) : stopWork(state, state.work, event.reason)
    case 'remaining-pages-loaded':
      return state.work === null ? stay(state) : finish(state, state.work, event.failure)
  }
}

function start(
  state: PageDeletionState,
  kind: PageDeletionWork['kind'],
  pages: readonly NumberedPage[],
): Step<PageDeletionState> {
  if (state.work !== null || pages.length === 0) return stay(state)
  const waiting = pages.map(({ pageId, pageNumber }) => ({ pageId, pageNumber }))
  return runNext(state, { kind, waiting, done: [] })
}

function runNext(state: PageDeletionState, work: PageDeletionWork): Step<PageDeletionState> {
  const [next] = work.waiting
  const effect: DeskEffect =
    next === undefined
      ? { do: 'refresh', purpose: 'deletion' }
      : { do: work.kind === 'delete' ? 'delete-page' : 'restore-page', pageId: next.pageId }
  return { state: { ...state, work }, effects: [effect] }
}

function continueWork(state: PageDeletionState, work: PageDeletionWork): Step<PageDeletionState> {
  const [changed, ...waiting] = work.waiting
  return runNext(state, { ...work, waiting, done: changed === undefined ? work.done : [...work.done, changed] })
}

/** Leaves the remaining pages as they are. */
function stopWork(state: PageDeletionState, work: PageDeletionWork, reason: string): Step<PageDeletionState> {
  const [failed] = work.waiting
  const notices: DeskEffect[] =
    failed === undefined
      ? []
      : [
          {
            do: 'notify',
            notice: { kind: 'page-deletion-failed', change: work.kind, pageNumber: failed.pageNumber, reason },
          },
        ]
  if (work.done.length === 0) return { state: { ...state, work: null }, effects: notices }
  const step = runNext(state, { ...work, waiting: [] })
  return { state: step.state, effects: [...notices, ...step.effects] }
}

function finish(
  state: PageDeletionState,
  { kind, done }: PageDeletionWork,
  failure: string | null,
): Step<PageDeletionState> {
  const restored = new Set(done.map(({ pageId }) => pageId))
  const restorable = kind === 'delete' ? done : state.restorable.filter(({ pageId }) => !restored.has(pageId))
  const notices: DeskEffect[] = []
  if (kind === 'restore') notices.push({ do: 'notify', notice: { kind: 'pages-restored', count: done.length } })
  if (failure !== null) notices.push({ do: 'notify', notice: { kind: 'reload-failed', reason: failure } })
  return { state: { ...state, work: null, restorable, finished: state.finished + 1 }, effects: notices }
}
