import type { SessionKeeper } from '@lectern/api-client/session'
import { mapFound } from '../book/map-found'
import type { AccountNote } from './merge-notes'
import { isBookmark, type Note, type NoteContent } from './note'
import type { NoteFailure } from './step-sync'
import type { SavedNote } from './unsaved-change'

/** The notes of a book in the reader's account. Every call rejects with a `NoteCallError` if it fails. */
export interface NoteAccount {
  readonly list: () => Promise<readonly AccountNote[]>
  /** Saves a new note. Sending one twice saves it once. */
  readonly add: (note: Note) => Promise<SavedNote>
  /** Changes a note, if the account has that version. */
  readonly change: (known: SavedNote, fields: Partial<NoteContent>) => Promise<SavedNote>
  /** Deletes a note, if the account has that version. */
  readonly remove: (known: SavedNote) => Promise<void>
}

export class NoteCallError extends Error {
  constructor(
    readonly failure: NoteFailure,
    options?: ErrorOptions,
  ) {
    super(failure.message ?? `The note was not saved: ${failure.status ?? 'no response'}.`, options)
  }
}

/**
 * Returns the calls for notes, written by hand: importing the generated client here would make the bundler split the code that
 * the first page loads.
 */
export function openNoteAccount(session: SessionKeeper, bookId: number): NoteAccount {
  const call = async (method: string, query: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await session
      .fetch(`${session.baseUrl}/api/note${query}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      .catch((cause: unknown) => {
        throw new NoteCallError({ status: null, message: null, isOutdated: false }, { cause })
      })
    // A note that is gone already is removed.
    if (!response.ok && !(method === 'DELETE' && response.status === 404)) throw await readFailure(response)
    return response
  }
  return {
    async list() {
      const notes: unknown = await readBody(await call('GET', `?bookId=${bookId}`))
      if (!Array.isArray(notes)) throw new TypeError('The response is no list of notes.')
      return mapFound(notes, readNote)
    },
    async add(note) {
      const { key, text, icon, size, x, y, pageId, excerpt, createdAt } = note
      const place = isBookmark(note) ? {} : { size, x, y }
      const body = { note: text, icon, ...place, bookId, pageId, noteKey: key, excerpt, writtenAt: createdAt }
      return readSaved(await readBody(await call('POST', '', body, { 'idempotency-key': key })))
    },
    async change({ noteId, version }, { text, ...fields }) {
      const known = version === null ? {} : { ifUpdatedAt: version }
      const body = { noteId, ...known, ...fields, ...(text === undefined ? {} : { note: text }) }
      return readSaved(await readBody(await call('POST', '', body)))
    },
    async remove({ noteId, version }) {
      const known = version === null ? '' : `&ifUpdatedAt=${encodeURIComponent(version)}`
      await call('DELETE', `?noteId=${noteId}${known}`)
    },
  }
}

function readSaved(body: unknown): SavedNote {
  const noteId: unknown = Reflect.get(Object(body), 'noteId')
  const version: unknown = Reflect.get(Object(body), 'updatedAt')
  if (typeof noteId !== 'number') throw new TypeError('The response has no id of a note.')
  return { noteId, version: typeof version === 'string' ? version : null }
}

/** Reads a body that may be cut off with the connection. */
async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new NoteCallError({ status: null, message: null, isOutdated: false }, { cause })
  }
}

async function readFailure(response: Response): Promise<NoteCallError> {
  const { status } = response
  // A proxy responds with a page rather than JSON.
  const body: unknown = await response.json().catch(() => null)
  const msg: unknown = Reflect.get(Object(body), 'msg')
  const field: unknown = Reflect.get(Object(body), 'field')
  const message = typeof msg === 'string' && msg !== '' ? msg : null
  return new NoteCallError({ status, message, isOutdated: status === 409 || field === 'idempotency-key' })
}

function readNote(source: unknown): AccountNote | null {
  const read = (field: string): unknown => Reflect.get(Object(source), field)
  const text = (...fields: readonly string[]) =>
    fields.map(read).find((value): value is string => typeof value === 'string' && value !== '') ?? ''
  const number = (field: string) => {
    const value = read(field)
    return typeof value === 'number' ? value : null
  }
  const [noteId, pageId] = [number('noteId'), number('pageId')]
  if (noteId === null || pageId === null) return null
  return {
    // The first bookmarks were saved with fields of their own names.
    key: text('noteKey', 'bookmarkKey') || `note ${noteId}`,
    noteId,
    version: text('updatedAt'),
    pageId,
    text: text('note'),
    icon: text('icon'),
    size: number('size'),
    x: number('x'),
    y: number('y'),
    excerpt: text('excerpt'),
    createdAt: text('writtenAt', 'bookmarkedAt', 'updatedAt'),
  }
}
