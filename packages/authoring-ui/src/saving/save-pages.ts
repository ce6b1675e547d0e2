import type { Editor, PageRects, PageSnapshot } from '../editor/editor'

/** The rects of a page variation as the server has them. */
export interface ServerPage {
  readonly pageVariationId: number
  readonly revision: number
  readonly rects: PageRects
}

/** One page of a save: everything of it, and the revision that the work was done on. */
export interface PageWrite {
  readonly snapshot: PageSnapshot
  readonly revision: number
}

export type WriteOutcome =
  /** The revisions of the pages that were written: those that the chapter does not have any more were not. */
  | { readonly kind: 'written'; readonly revisions: ReadonlyMap<number, number> }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'failed'; readonly message: string }

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly pages: number }
  /** Someone else saved meanwhile: nothing was written, and this is what stands on the server now. */
  | { readonly kind: 'conflict'; readonly theirs: readonly ServerPage[] }
  /** These pages are in the chapter no more: nothing of them was written, and nothing can be. */
  | { readonly kind: 'gone'; readonly pageVariationIds: readonly number[] }
  | { readonly kind: 'failed'; readonly message: string }

/** The server, as far as saving goes. */
export interface SaveCalls {
  readonly write: (pages: readonly PageWrite[]) => Promise<WriteOutcome>
  readonly read: () => Promise<readonly ServerPage[]>
}

/** Saves pages, one save at a time, and knows which revision each page stands at. */
export interface Saver {
  revisionOf(pageVariationId: number): number
  setRevision(pageVariationId: number, revision: number): void
  /** Saves those of the given pages that have unsaved changes, all or none. */
  save(pageVariationIds: Iterable<number>, calls: SaveCalls): Promise<SaveOutcome>
}

export function createSaver(editor: Editor): Saver {
  const revisions = new Map<number, number>()
  let last: Promise<unknown> = Promise.resolve()

  async function saveNow(wanted: readonly number[], { write, read }: SaveCalls): Promise<SaveOutcome> {
    const { unsavedPages } = editor.getState()
    const pages = wanted
      .filter((id) => unsavedPages.has(id))
      .map((id) => ({ snapshot: editor.snapshotPage(id), revision: revisions.get(id) ?? 0 }))
    if (pages.length === 0) return { kind: 'saved', pages: 0 }
    const outcome = await write(pages)
    switch (outcome.kind) {
      case 'written': {
        const gone: number[] = []
        for (const { snapshot } of pages) {
          const revision = outcome.revisions.get(snapshot.pageVariationId)
          if (revision === undefined) {
            gone.push(snapshot.pageVariationId)
            continue
          }
          revisions.set(snapshot.pageVariationId, revision)
          editor.markSaved(snapshot)
        }
        return gone.length > 0 ? { kind: 'gone', pageVariationIds: gone } : { kind: 'saved', pages: pages.length }
      }
      case 'outdated': {
        const standing = new Map((await read()).map((page) => [page.pageVariationId, page]))
        const theirs: ServerPage[] = []
        const gone: number[] = []
        for (const { snapshot, revision } of pages) {
          const now = standing.get(snapshot.pageVariationId)
          if (now === undefined) gone.push(snapshot.pageVariationId)
          else if (now.revision !== revision) theirs.push(now)
        }
        if (theirs.length > 0) return { kind: 'conflict', theirs }
        if (gone.length > 0) return { kind: 'gone', pageVariationIds: gone }
        return { kind: 'failed', message: '' }
      }
      case 'failed':
        return outcome
    }
  }

  return {
    revisionOf: (pageVariationId) => revisions.get(pageVariationId) ?? 0,
    setRevision: (pageVariationId, revision) => void revisions.set(pageVariationId, revision),
    save(pageVariationIds, calls) {
      const wanted = [...pageVariationIds]
      const saving = last.then(() => saveNow(wanted, calls))
      last = saving.catch(() => undefined)
      return saving
    },
  }
}
