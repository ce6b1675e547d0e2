import type { Editor } from '../editor/editor'
import type { DraftKey, DraftStore } from './draft-store'

export interface KeepDraftsOptions {
  readonly editor: Editor
  readonly store: DraftStore
  /** Author, book and visit of the drafts. */
  readonly owner: Omit<DraftKey, 'pageVariationId'>
  readonly revisionOf: (pageVariationId: number) => number
  readonly now: () => number
  readonly setTimer: (run: () => void, milliseconds: number) => () => void
  readonly onKept: () => void
  readonly onFailure: (reason: unknown) => void
}

export interface DraftKeeper {
  /** Writes pending drafts now. Resolves to whether they are stored. */
  readonly flush: () => Promise<boolean>
  readonly stop: () => void
}

/** Stores an edit within a quarter of a second. */
const delayMilliseconds = 150

/** Stores a draft of every page with unsaved changes, those made before included, and removes it when the page is saved. */
export function keepDrafts(options: KeepDraftsOptions): DraftKeeper {
  const { editor, store, owner } = options
  let kept: ReadonlySet<number> = new Set()
  const changed = new Set(editor.getState().unsavedPages)
  let stopTimer: (() => void) | null = null

  async function write(): Promise<boolean> {
    stopTimer?.()
    stopTimer = null
    const { unsavedPages } = editor.getState()
    const work: Promise<void>[] = []
    for (const pageVariationId of changed) {
      if (!unsavedPages.has(pageVariationId)) continue
      const { rectData } = editor.snapshotPage(pageVariationId)
      const baseRevision = options.revisionOf(pageVariationId)
      work.push(store.put({ ...owner, pageVariationId, baseRevision, rects: rectData, changedAt: options.now() }))
    }
    changed.clear()
    for (const pageVariationId of kept) {
      if (!unsavedPages.has(pageVariationId)) work.push(store.remove({ ...owner, pageVariationId }))
    }
    kept = unsavedPages
    try {
      await Promise.all(work)
      options.onKept()
      return true
    } catch (reason) {
      options.onFailure(reason)
      return false
    }
  }

  function soon(): void {
    stopTimer ??= options.setTimer(() => void write(), delayMilliseconds)
  }

  if (changed.size > 0) soon()
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
  return {
    flush: write,
    stop() {
      for (const end of unsubscribe) end()
      if (stopTimer !== null) void write()
    },
  }
}
