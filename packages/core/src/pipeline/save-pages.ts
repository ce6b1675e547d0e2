import type { Rect } from '../types'

/** The rects of a page variation, each list in reading order. */
export interface PageRects {
  readonly rects: readonly Rect[]
  readonly rectsByWords: readonly Rect[]
  /** Boxes of the triggers and coaching points, for a client that saves these as pages of their own. */
  readonly marks?: readonly Rect[]
}

/** A page variation as the server has it. */
export interface ServerPage {
  readonly pageVariationId: number
  readonly revision: number
  readonly rects: PageRects
}

/** A page to be saved; `revision` is the one that the work was done on. */
export interface PageWrite {
  readonly pageId: number
  readonly pageVariationId: number
  readonly revision: number
  readonly rects: PageRects
  /** The author has seen that the rects fit the page image, which was replaced after they were made. */
  readonly fitsImage?: boolean
}

/** The response to one save request, which is one transaction. */
export type WriteOutcome =
  /** New revisions by page variation; pages that the chapter no longer has are left out. */
  | { readonly kind: 'written'; readonly revisions: ReadonlyMap<number, number> }
  /** The revision of a page is not the current one, or the page is gone; nothing was written. */
  | { readonly kind: 'outdated' }
  /** `cause` is the error of the request, for callers that try again. */
  | { readonly kind: 'failed'; readonly message: string; readonly cause?: unknown }

/** The server, as far as saving needs it. */
export interface SaveApi<W extends PageWrite = PageWrite> {
  /** Writes all of the pages or none. */
  readonly write: (pages: readonly W[]) => Promise<WriteOutcome>
  /** Reads all pages of the chapter; rejects if it cannot. */
  readonly read: () => Promise<readonly ServerPage[]>
}

/** The result of a save; `revisions` holds the new revision of every page that was written, in each case. */
export type SaveOutcome = { readonly revisions: ReadonlyMap<number, number> } & (
  | { readonly kind: 'saved' }
  /** Someone else saved some of the pages meanwhile; `theirs` is the server's version of those. */
  | { readonly kind: 'conflict'; readonly theirs: readonly ServerPage[] }
  /** The chapter no longer has these pages; they cannot be saved. */
  | { readonly kind: 'gone'; readonly pageVariationIds: readonly number[] }
  /** `cause` is the error of the request that failed, if it is known. */
  | { readonly kind: 'failed'; readonly message: string; readonly cause?: unknown }
)

/** Pages in one request: keeps its body below the server's limit. */
const PAGES_PER_REQUEST = 50

/**
 * Saves pages in requests of up to 50. Each request is written whole or not at all, and the first that is not written ends
 * the save. If it was outdated, the server's pages are read to find out which ones conflict.
 *
 * @example
 * const rects = { rects: [], rectsByWords: [] }
 * const api = { write: async () => ({ kind: 'written', revisions: new Map([[7, 4]]) }), read: async () => [] }
 * const outcome = await savePages(api, [{ pageId: 1, pageVariationId: 7, revision: 3, rects }])
 * outcome.kind // => 'saved'
 * outcome.revisions.get(7) // => 4
 */
export async function savePages<W extends PageWrite>(api: SaveApi<W>, pages: readonly W[]): Promise<SaveOutcome> {
  const revisions = new Map<number, number>()
  for (let from = 0; from < pages.length; from += PAGES_PER_REQUEST) {
    const outcome = await api.write(pages.slice(from, from + PAGES_PER_REQUEST))
    switch (outcome.kind) {
      case 'written':
        for (const [pageVariationId, revision] of outcome.revisions) revisions.set(pageVariationId, revision)
        break
      case 'outdated':
        return { revisions, ...(await findOutdated(api, pages.slice(from))) }
      case 'failed':
        return { revisions, ...outcome }
    }
  }
  const gone = pages.map(({ pageVariationId }) => pageVariationId).filter((id) => !revisions.has(id))
  return gone.length > 0 ? { revisions, kind: 'gone', pageVariationIds: gone } : { revisions, kind: 'saved' }
}

type Outdated =
  | { readonly kind: 'conflict'; readonly theirs: readonly ServerPage[] }
  | { readonly kind: 'gone'; readonly pageVariationIds: readonly number[] }
  | { readonly kind: 'failed'; readonly message: string; readonly cause?: unknown }

async function findOutdated(api: Pick<SaveApi, 'read'>, pages: readonly PageWrite[]): Promise<Outdated> {
  // Pages of earlier requests are saved: a failing read must not lose their revisions.
  let current: readonly ServerPage[]
  try {
    current = await api.read()
  } catch (cause) {
    return { kind: 'failed', message: '', cause }
  }
  const byId = new Map(current.map((page) => [page.pageVariationId, page]))
  const theirs: ServerPage[] = []
  const gone: number[] = []
  for (const { pageVariationId, revision } of pages) {
    const now = byId.get(pageVariationId)
    if (now === undefined) gone.push(pageVariationId)
    else if (now.revision !== revision) theirs.push(now)
  }
  if (theirs.length > 0) return { kind: 'conflict', theirs }
  if (gone.length > 0) return { kind: 'gone', pageVariationIds: gone }
  return { kind: 'failed', message: '' }
}
