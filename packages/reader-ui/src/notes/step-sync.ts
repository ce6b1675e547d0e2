import { adoptNotes, mergeNotes, type AccountNote } from './merge-notes'
import { mapFound } from '../book/map-found'
import type { Notes } from './note'
import {
  listUnsavedChanges,
  markRefused,
  markSaved,
  markSent,
  type SavedNote,
  type UnsavedChange,
} from './unsaved-change'

/** The reason that a call failed. */
export interface NoteFailure {
  /** Null without a response. */
  readonly status: number | null
  /** The server's message; null without one. */
  readonly message: string | null
  /** True if the account has another version of the note, such as one whose response was lost: its list tells which. */
  readonly isOutdated: boolean
}

export type NoteCall = { readonly kind: 'list' } | UnsavedChange

export interface SyncState {
  /** The signed-in reader; null for a guest, whose notes stay on the device. */
  readonly userId: number | null
  /** Number of the latest call. The responses of earlier ones are not awaited any more. */
  readonly calls: number
  /** The call whose response is awaited; null between runs. */
  readonly call: NoteCall | null
  /** Ids that the device had when the list was requested. */
  readonly knownIds: ReadonlySet<number>
  /** True if another run follows this one. */
  readonly isWanted: boolean
  /** Failures of this run by the keys of the notes. */
  readonly runFailures: ReadonlyMap<string, NoteFailure>
  /** Failures of the last run by the keys of the notes. */
  readonly failures: ReadonlyMap<string, NoteFailure>
  /** Failed runs in a row. */
  readonly failedRuns: number
}

export const initialSync: SyncState = {
  userId: null,
  calls: 0,
  call: null,
  knownIds: new Set(),
  isWanted: false,
  runFailures: new Map(),
  failures: new Map(),
  failedRuns: 0,
}

export type SyncEvent =
  /** The account has changed. `guest`: notes of the device that belong to no account yet. */
  | { readonly kind: 'user'; readonly userId: number | null; readonly guest: Notes }
  /** Something has changed here, or the network may be back. */
  | { readonly kind: 'sync' }
  | { readonly kind: 'listed'; readonly call: number; readonly notes: readonly AccountNote[] }
  | { readonly kind: 'saved'; readonly call: number; readonly saved: SavedNote }
  | { readonly kind: 'failed'; readonly call: number; readonly failure: NoteFailure }

export interface SyncPlan {
  readonly state: SyncState
  /** To be stored before the call is made. */
  readonly notes: Notes
  /** The call to make now; null for none. */
  readonly call: NoteCall | null
  /** Time after which to send a `sync` event; null for never. */
  readonly retryAfterMs: number | null
}

const firstRetryMs = 5000
const longestRetryMs = 300_000

/**
 * Returns what follows from an event: notes to store, and a call to make. A run loads the account's notes, merges them, and
 * saves what the account lacks, one call after another; the list comes first, so that a note whose response was lost is found
 * there and not saved again.
 *
 * @param notes those of the account that is signed in after the event
 */
export function stepSync(state: SyncState, notes: Notes, event: SyncEvent): SyncPlan {
  switch (event.kind) {
    case 'user': {
      const { userId, guest } = event
      const changed = { ...initialSync, calls: state.calls, userId }
      return userId === null ? rest(changed, notes) : startRun(changed, adoptNotes(notes, guest))
    }
    case 'sync':
      if (state.userId === null) return rest(state, notes)
      return state.call === null ? startRun(state, notes) : rest({ ...state, isWanted: true }, notes)
    case 'listed':
      if (event.call !== state.calls || state.call?.kind !== 'list') return rest(state, notes)
      return sendNext(state, mergeNotes(notes, event.notes, state.knownIds))
    case 'saved':
      if (event.call !== state.calls || state.call === null || state.call.kind === 'list') return rest(state, notes)
      return sendNext(state, markSaved(notes, state.call, event.saved))
    case 'failed':
      return event.call === state.calls && state.call !== null ? fail(state, notes, event.failure) : rest(state, notes)
  }
}

function rest(state: SyncState, notes: Notes): SyncPlan {
  return { state, notes, call: null, retryAfterMs: null }
}

function startRun(state: SyncState, notes: Notes): SyncPlan {
  const knownIds = new Set(mapFound(notes.list, ({ noteId }) => noteId))
  return request({ ...state, knownIds, isWanted: false, runFailures: new Map() }, notes, { kind: 'list' })
}

function request(state: SyncState, notes: Notes, call: NoteCall): SyncPlan {
  return { state: { ...state, calls: state.calls + 1, call }, notes, call, retryAfterMs: null }
}

function sendNext(state: SyncState, notes: Notes): SyncPlan {
  // A change that the server refuses must not keep the others from being saved.
  const next = listUnsavedChanges(notes).find(({ key }) => !state.runFailures.has(key))
  return next === undefined ? endRun(state, notes) : request(state, markSent(notes, next), next)
}

function fail(state: SyncState, notes: Notes, failure: NoteFailure): SyncPlan {
  const { call } = state
  if (call === null || call.kind === 'list') {
    const failures = listUnsavedChanges(notes).map(({ key }) => [key, failure] as const)
    return endRun({ ...state, runFailures: new Map(failures) }, notes, failure)
  }
  const failed = { ...state, runFailures: new Map(state.runFailures).set(call.key, failure) }
  // Without a network the others would fail too.
  if (failure.status === null) return endRun(failed, notes, failure)
  return sendNext(failed, mayPass(failure) || failure.isOutdated ? notes : markRefused(notes, call))
}

function endRun(state: SyncState, notes: Notes, last?: NoteFailure): SyncPlan {
  const failures = state.runFailures
  const reasons = [...failures.values(), ...(last ? [last] : [])]
  const failedRuns = reasons.length === 0 ? 0 : state.failedRuns + 1
  const ended = { ...state, call: null, failures, failedRuns }
  const isListWanted = failedRuns === 1 && reasons.some(({ isOutdated }) => isOutdated)
  const isPassing = reasons.some(mayPass)
  if (isListWanted || (state.isWanted && !isPassing)) return startRun(ended, notes)
  const retryAfterMs = isPassing ? Math.min(firstRetryMs * 2 ** (failedRuns - 1), longestRetryMs) : null
  return { state: ended, notes, call: null, retryAfterMs }
}

/** Returns true for a failure that may not occur again. */
function mayPass({ status }: NoteFailure): boolean {
  return status === null || status === 408 || status === 409 || status === 429 || status >= 500
}
