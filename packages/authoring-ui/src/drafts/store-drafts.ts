import type { Editor } from '../editor/editor'
import type { Draft, DraftKey, DraftDatabase } from './draft-database'
import { createDraftWriter, type DraftWriter } from './create-draft-writer'
import type { Visits } from './visits'

export interface StoreDraftsOptions {
  readonly editor: Editor
  readonly openDatabase: () => Promise<DraftDatabase>
  readonly visits: Visits
  /** The author, the book and the visit whose drafts these are. */
  readonly owner: Omit<DraftKey, 'pageVariationId'>
  readonly revisionOf: (pageVariationId: number) => number
  readonly now: () => number
  readonly setTimer: (run: () => void, milliseconds: number) => () => void
  /** Receives `pagehide`. */
  readonly window: EventTarget
  /** Called once with the drafts that other visits left, those of `liveVisits` included. */
  readonly onFound: (drafts: readonly Draft[], liveVisits: ReadonlySet<string>) => void
  /** Called when this device starts or ceases to store unsaved work. */
  readonly onStored: (isStored: boolean) => void
  readonly warn: (text: string, reason: unknown) => void
}

/** The drafts of one visit to a desk. */
export interface StoredDrafts {
  /** Starts to store what is unsaved; called once the rects of the chapter are loaded. */
  readonly begin: () => void
  /** Removes drafts of other visits once this visit has stored its own version of them. */
  readonly adopt: (drafts: readonly Draft[]) => void
  readonly remove: (drafts: readonly Draft[]) => void
  /** Removes the drafts of this visit. */
  readonly discard: () => void
  /** Stores what is unsaved and closes the database. */
  readonly stop: () => void
}

/** Stores unsaved work on this device, and finds the work that earlier visits of the same author left there. */
export function storeDrafts(options: StoreDraftsOptions): StoredDrafts {
  const { editor, visits, owner, warn, onStored } = options
  const release = visits.hold(owner.visitId)
  let database: DraftDatabase | null = null
  let writer: DraftWriter | null = null
  let isReady = false
  let isStopped = false

  function begin(): void {
    isReady = true
    if (database === null || writer !== null || isStopped) return
    writer = createDraftWriter({
      editor,
      database,
      owner,
      revisionOf: options.revisionOf,
      now: options.now,
      setTimer: options.setTimer,
      onWritten: () => onStored(true),
      onFailure(reason) {
        warn('Unsaved work cannot be stored on this device.', reason)
        onStored(false)
      },
    })
  }

  function find(opened: DraftDatabase): void {
    Promise.all([visits.live(), opened.ofBook(owner.authorId, owner.bookId)]).then(
      ([liveVisits, drafts]) => {
        if (isStopped) return
        options.onFound(
          drafts.filter((draft) => draft.visitId !== owner.visitId),
          liveVisits,
        )
      },
      (reason: unknown) => warn('Unsaved work could not be read from this device.', reason),
    )
  }

  options.openDatabase().then(
    (opened) => {
      if (isStopped) {
        opened.close()
        return
      }
      database = opened
      onStored(true)
      find(opened)
      // Storing does not wait for the drafts of earlier visits, which may be unreadable.
      if (isReady) begin()
    },
    (reason: unknown) => warn('Unsaved work cannot be stored on this device.', reason),
  )
  const flush = () => void writer?.flush()
  options.window.addEventListener('pagehide', flush)

  const warnOfRemains = (reason: unknown) => warn('A draft could not be removed from this device.', reason)
  function remove(drafts: readonly Draft[]): void {
    for (const draft of drafts) database?.remove(draft).catch(warnOfRemains)
  }

  return {
    begin,
    remove,
    discard: () => void writer?.discard().catch(warnOfRemains),
    adopt: (drafts) => void writer?.flush().then((isStored) => isStored && remove(drafts)),
    stop() {
      isStopped = true
      options.window.removeEventListener('pagehide', flush)
      writer?.stop()
      release()
      // The writer's last writes are queued in this turn.
      queueMicrotask(() => database?.close())
    },
  }
}
