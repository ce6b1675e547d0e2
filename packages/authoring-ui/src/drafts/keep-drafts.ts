import type { Editor } from '../editor/editor'
import type { DraftStore } from './draft-store'

export interface KeepDraftsOptions {
  readonly editor: Editor
  readonly store: DraftStore
  readonly bookId: number
  readonly revisionOf: (pageVariationId: number) => number
  readonly now: () => number
  readonly setTimer: (run: () => void, milliseconds: number) => () => void
  readonly onFailure: (reason: unknown) => void
}

/** An edit is on the device within a quarter of a second. */
const delayMilliseconds = 150

/** Keeps a draft of every page with unsaved changes and drops it when the page is saved. Returns how to stop. */
export function keepDrafts(options: KeepDraftsOptions): () => void {
  const { editor, store, bookId } = options
  const changed = new Set<number>()
  let kept: ReadonlySet<number> = editor.getState().unsavedPages
  let stopTimer: (() => void) | null = null

  function write(): void {
    stopTimer = null
    const { unsavedPages } = editor.getState()
    const work: Promise<void>[] = []
    for (const pageVariationId of changed) {
      if (!unsavedPages.has(pageVariationId)) continue
      const { rectData } = editor.snapshotPage(pageVariationId)
      const baseRevision = options.revisionOf(pageVariationId)
      work.push(store.put({ bookId, pageVariationId, baseRevision, rects: rectData, changedAt: options.now() }))
    }
    changed.clear()
    for (const pageVariationId of kept) {
      if (!unsavedPages.has(pageVariationId)) work.push(store.remove(bookId, pageVariationId))
    }
    kept = unsavedPages
    Promise.all(work).catch(options.onFailure)
  }

  function soon(): void {
    stopTimer ??= options.setTimer(write, delayMilliseconds)
  }

  const unsubscribe = [
    editor.document.subscribe((change) => {
      for (const placed of Object.values(change.added)) changed.add(placed.pageVariationId)
      for (const placed of Object.values(change.removed)) changed.add(placed.pageVariationId)
      for (const [, placed] of Object.values(change.updated)) changed.add(placed.pageVariationId)
      soon()
    }),
    editor.subscribe(() => {
      if (editor.getState().unsavedPages !== kept) soon()
    }),
  ]
  return () => {
    for (const stop of unsubscribe) stop()
    if (stopTimer !== null) {
      stopTimer()
      write()
    }
  }
}
