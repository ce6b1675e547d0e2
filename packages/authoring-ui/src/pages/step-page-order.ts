import type { DeskChapter } from '../desk-plan/desk-chapter'
import { stay, type Step } from '../desk-plan/step'
import type { WorkPage } from '../desk-plan/work-page'
import { assignPageIndexes } from './assign-page-indexes'

interface OrderRequest {
  readonly pageIds: readonly number[]
  /** The request undoes an earlier one. */
  readonly isUndo: boolean
}

export interface PageOrderState {
  /**
   * The order that is shown instead of the server's. `supersedes`, once it is saved: the pages in their old order, which
   * it replaces until the chapter has been loaded in the new one.
   */
  readonly wanted: { readonly pageIds: readonly number[]; readonly supersedes: readonly WorkPage[] | null } | null
  /** The request under way, and the order before it. */
  readonly running: {
    readonly request: OrderRequest
    readonly before: readonly WorkPage[]
  } | null
  /** The last order asked for while another one is under way. */
  readonly waiting: OrderRequest | null
}

export const asLoaded: PageOrderState = { wanted: null, running: null, waiting: null }

export type PageOrderEvent =
  | { readonly kind: 'pages-ordered'; readonly pageIds: readonly number[]; readonly isUndo: boolean }
  | { readonly kind: 'page-order-written' }
  | { readonly kind: 'page-order-failed'; readonly reason: string }
  /** `failure` null: the chapter has been read in its new order. */
  | { readonly kind: 'ordered-pages-loaded'; readonly failure: string | null }
  | { readonly kind: 'chapter-pages-changed' }

/** Orders the pages: shown immediately, written one request after the other, undone from the notice. */
export function stepPageOrder(
  state: PageOrderState,
  event: PageOrderEvent,
  chapter: DeskChapter,
): Step<PageOrderState> {
  switch (event.kind) {
    case 'pages-ordered': {
      const { pageIds, isUndo } = event
      const request: OrderRequest = { pageIds, isUndo }
      const wanted: PageOrderState = { ...state, wanted: { pageIds, supersedes: null } }
      return state.running === null
        ? write(wanted, request, chapter.pages, chapter)
        : stay({ ...wanted, waiting: request })
    }
    case 'page-order-written': {
      const { running, waiting } = state
      if (running === null) return stay(state)
      if (waiting !== null) return write(state, waiting, running.before, chapter)
      return { state, effects: [{ do: 'refresh', purpose: 'order' }] }
    }
    case 'page-order-failed':
      return {
        state: asLoaded,
        effects: [{ do: 'notify', notice: { kind: 'page-order-failed', reason: event.reason } }],
      }
    case 'ordered-pages-loaded':
      return finish(state, event.failure, chapter)
    case 'chapter-pages-changed': {
      const supersedes = state.wanted?.supersedes ?? null
      return stay(supersedes === null || supersedes === chapter.pages ? state : { ...state, wanted: null })
    }
  }
}

function write(
  state: PageOrderState,
  request: OrderRequest,
  before: readonly WorkPage[],
  chapter: DeskChapter,
): Step<PageOrderState> {
  return {
    state: { ...state, running: { request, before }, waiting: null },
    effects: [{ do: 'write-page-order', indexes: assignPageIndexes(chapter.chapterPageIds, request.pageIds) }],
  }
}

function finish(state: PageOrderState, failure: string | null, chapter: DeskChapter): Step<PageOrderState> {
  const { running, waiting, wanted } = state
  if (running === null) return stay(state)
  const { request, before } = running
  const notice = noticeOf(request, before, failure)
  const ended: PageOrderState = { ...state, running: null }
  // An order that was asked for while the chapter was read is still to be written.
  const next = waiting === null ? stay(supersede(ended)) : write(ended, waiting, chapter.pages, chapter)
  return { state: next.state, effects: [{ do: 'notify', notice }, ...next.effects] }

  /** Shows the new order until the chapter arrives in it; if it has arrived already, shows the chapter. */
  function supersede(of: PageOrderState): PageOrderState {
    if (failure !== null || wanted === null) return of
    return { ...of, wanted: chapter.pages === before ? { ...wanted, supersedes: before } : null }
  }
}

function noticeOf({ isUndo }: OrderRequest, before: readonly WorkPage[], failure: string | null) {
  if (failure !== null) return { kind: 'reload-failed', reason: failure } as const
  if (isUndo) return { kind: 'page-order-restored' } as const
  return { kind: 'pages-ordered', before: before.map((page) => page.pageId) } as const
}

/** Returns the pages in the order that is shown, numbered by their indexes. */
export function pagesInOrder({ wanted }: PageOrderState, pages: readonly WorkPage[]): readonly WorkPage[] {
  if (wanted === null) return pages
  const indexes = new Map(wanted.pageIds.map((id, index) => [id, index]))
  const findIndex = (page: WorkPage) => indexes.get(page.pageId) ?? wanted.pageIds.length
  return pages
    .toSorted((a, b) => findIndex(a) - findIndex(b))
    .map((page, index) => ({ ...page, pageNumber: pages[index]?.pageNumber ?? page.pageNumber }))
}
