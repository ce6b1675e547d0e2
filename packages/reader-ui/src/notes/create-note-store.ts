import type { PlaceStorage } from '../store/stored-place'
import { NoteCallError, type NoteAccount } from './note-account'
import { noNotes, type Notes } from './note'
import { initialSync, stepSync, type NoteCall, type NoteFailure, type SyncEvent, type SyncState } from './step-sync'
import { notesKey, parseNotes, writeNotes } from './stored-notes'

export interface NoteState {
  readonly notes: Notes
  readonly isSignedIn: boolean
  /** Reasons why notes are not in the account, by their keys; they are kept on this device meanwhile. */
  readonly failures: ReadonlyMap<string, NoteFailure>
}

export interface NoteStore {
  readonly current: () => NoteState
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (change: (notes: Notes) => Notes) => void
  /** Loads the account's notes and saves in it what it lacks. */
  readonly sync: () => void
  /** Changes the account; null for a guest, whose notes move to the next account. */
  readonly setUser: (userId: number | null) => void
}

/** Runs a function after a time. Returns a function that cancels that. */
export type StartTimer = (run: () => void, milliseconds: number) => () => void

/** Keeps the notes of a book on this device, and in the account of a signed-in reader. The device's storage is the truth. */
export function createNoteStore(o: {
  readonly bookId: number
  readonly storage: PlaceStorage
  readonly account: NoteAccount
  readonly startTimer: StartTimer
}): NoteStore {
  const { bookId, storage, account, startTimer } = o
  const listeners = new Set<() => void>()
  let sync: SyncState = initialSync
  let cancelRetry = () => {}
  let shown: NoteState | null = null
  /** The stored text that was read last, and its notes: notes that did not change are the same objects. */
  let read: { readonly text: string | null; readonly notes: Notes } = { text: null, notes: noNotes }

  const storedKey = () => notesKey(bookId, sync.userId)
  const readNotes = () => {
    const text = storage.getItem(storedKey())
    if (text !== read.text) read = { text, notes: parseNotes(text) }
    return read.notes
  }
  const store = (notes: Notes) => {
    if (notes === readNotes()) return
    writeNotes(storage, storedKey(), notes)
    read = { text: storage.getItem(storedKey()), notes }
  }
  const notify = () => {
    shown = null
    for (const listener of listeners) listener()
  }

  function send(event: SyncEvent): void {
    // Read again each time: another tab may have written.
    const plan = stepSync(sync, readNotes(), event)
    sync = plan.state
    store(plan.notes)
    if (plan.retryAfterMs !== null || plan.call !== null) cancelRetry()
    if (plan.retryAfterMs !== null) cancelRetry = startTimer(() => send({ kind: 'sync' }), plan.retryAfterMs)
    if (plan.call !== null) run(plan.call, sync.calls)
    notify()
  }

  function run(made: NoteCall, call: number): void {
    makeCall(account, made, call).then(send, (reason: unknown) => {
      console.warn('The notes are kept on this device until the account can be reached.', reason)
      send({ kind: 'failed', call, failure: describeFailure(reason) })
    })
  }

  return {
    current() {
      const notes = readNotes()
      if (shown === null || shown.notes !== notes) {
        shown = { notes, isSignedIn: sync.userId !== null, failures: sync.failures }
      }
      return shown
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(change) {
      store(change(readNotes()))
      send({ kind: 'sync' })
    },
    sync: () => send({ kind: 'sync' }),
    setUser(userId) {
      if (userId === sync.userId) return
      cancelRetry()
      const guestKey = notesKey(bookId, null)
      const guest = parseNotes(storage.getItem(guestKey))
      // The account's notes are read from now on.
      sync = { ...sync, userId }
      send({ kind: 'user', userId, guest })
      // Cleared after the account's were written: after a crash between the two they are adopted once more, by their keys.
      if (userId !== null && guest.list.length > 0) writeNotes(storage, guestKey, noNotes)
    },
  }
}

/** Makes a call. Returns the event of its response. */
async function makeCall(account: NoteAccount, made: NoteCall, call: number): Promise<SyncEvent> {
  switch (made.kind) {
    case 'list':
      return { kind: 'listed', call, notes: await account.list() }
    case 'add':
      return { kind: 'saved', call, saved: await account.add(made.note) }
    case 'change':
      return { kind: 'saved', call, saved: await account.change(made, made.fields) }
    case 'remove':
      await account.remove(made)
      return { kind: 'saved', call, saved: { noteId: made.noteId, version: null } }
  }
}

function describeFailure(reason: unknown): NoteFailure {
  return reason instanceof NoteCallError ? reason.failure : { status: null, message: null, isOutdated: false }
}
