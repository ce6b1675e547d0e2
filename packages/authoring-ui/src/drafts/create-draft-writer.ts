import type { Editor } from '../editor/editor'
import type { DraftKey, DraftDatabase } from './draft-database'

export interface DraftWriterOptions {
  readonly editor: Editor
  readonly database: DraftDatabase
  /** Author, book and visit of the drafts. */
  readonly owner: Omit<DraftKey, 'pageVariationId'>
  readonly revisionOf: (pageVariationId: number) => number
  readonly now: () => number
  readonly setTimer: (run: () => void, milliseconds: number) => () => void
  readonly onWritten: () => void
  readonly onFailure: (reason: unknown) => void
}

export interface DraftWriter {
  /** Writes pending drafts now. Resolves to whether they are stored. */
  readonly flush: () => Promise<boolean>
  /** Removes the drafts of what is unsaved now. A later change is stored again. */
  readonly discard: () => Promise<void>
  readonly stop: () => void
}

/** Stores an edit within a quarter of a second. */
const delayMilliseconds = 150

/** Stores a draft of every page with unsaved changes, those made before included, and removes it when the page is saved. */
export function createDraftWriter(options: DraftWriterOptions): DraftWriter {
  const { editor, database, owner } = options
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
      work.push(database.put({ ...owner, pageVariationId, baseRevision, rects: rectData, changedAt: options.now() }))
    }
    changed.clear()
    for (const pageVariationId of kept) {
      if (!unsavedPages.has(pageVariationId)) work.push(database.remove({ ...owner, pageVariationId }))
    }
    kept = unsavedPages
    try {
      await Promise.all(work)
      options.onWritten()
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
      const { unsavedPages } = editor.getState()
      // At once: a draft that outlives its save is offered as unsaved work by a reload right after it.
      if (Array.from(kept).some((pageVariationId) => !unsavedPages.has(pageVariationId))) void write()
      else if (unsavedPages !== kept) soon()
    }),
  ]
  return {
    flush: write,
    async discard() {
      stopTimer?.()
      stopTimer = null
      changed.clear()
      await Promise.all(Array.from(kept, (pageVariationId) => database.remove({ ...owner, pageVariationId })))
    },
    stop() {
      for (const end of unsubscribe) end()
      if (stopTimer !== null) void write()
    },
  }
}
