import type { Note, NoteWrite } from '@lectern/contracts/app'
import type { z } from 'zod'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'
import * as repository from './notes.repository'
import { requireVisibleBook } from './require-visible-book'

/** Includes notes in books that the reader may no longer open, because they are the reader's. */
export async function listNotes(database: Database, caller: Caller, bookId: number) {
  const rows = await repository.listNotes(database, caller.userId, bookId)
  if (rows.length === 0) await requireVisibleBook(database, caller, bookId)
  return rows.map(presentNote)
}

export async function saveNote(database: Database, caller: Caller, write: z.output<typeof NoteWrite>) {
  const { noteId } = write
  const row = await (noteId === undefined
    ? makeNote(database, caller, write)
    : changeNote(database, caller, noteId, write))
  return presentNote(row)
}

interface NoteToDelete {
  readonly inBody: number | undefined
  readonly inQuery: number | undefined
  readonly ifUpdatedAt: string | undefined
}

export async function deleteNote(
  database: Database,
  caller: Caller,
  { inBody, inQuery, ifUpdatedAt }: NoteToDelete,
): Promise<void> {
  const noteId = inBody ?? inQuery
  if (noteId === undefined) throw needed('noteId', 'Name the note that is to go.')
  if (inQuery !== undefined && inQuery !== noteId) {
    throw new ApiFailure('invalid-field', 'The body and the query name two different notes.', { field: 'noteId' })
  }
  await database.transaction(async (transaction) => {
    const before = await repository.lockNote(transaction, caller.userId, noteId)
    if (!before) throw noSuchNote(noteId)
    requireUnchanged(before, ifUpdatedAt)
    await repository.deleteNote(transaction, noteId)
  })
}

async function makeNote(database: Database, caller: Caller, write: z.output<typeof NoteWrite>) {
  const { note, bookId } = write
  if (bookId === undefined) throw needed('bookId', 'Name the book that the note is in.')
  if (note === undefined) throw needed('note', 'Write something.')
  await requireVisibleBook(database, caller, bookId)
  const { userId, domainId } = caller
  return repository.insertNote(database, { ...fieldsOf(write), note, bookId, userId, domainId })
}

async function changeNote(
  database: Database,
  caller: Caller,
  noteId: number,
  write: z.output<typeof NoteWrite>,
): Promise<repository.NoteRow> {
  return database.transaction(async (transaction) => {
    const before = await repository.lockNote(transaction, caller.userId, noteId)
    if (!before) throw noSuchNote(noteId)
    if (write.bookId !== undefined && write.bookId !== before.bookId) {
      throw new ApiFailure('invalid-field', `Note ${noteId} is in book ${before.bookId} and stays there.`, {
        field: 'bookId',
      })
    }
    requireUnchanged(before, write.ifUpdatedAt)
    const { otherFields, ...change } = fieldsOf(write)
    return repository.changeNote(transaction, noteId, {
      ...change,
      ...(write.note === undefined ? {} : { note: write.note }),
      otherFields: mergeOtherFields(before.otherFields, otherFields),
    })
  })
}

/** Returns the note's fields besides text and book; missing ones stay missing. */
function fieldsOf(write: z.output<typeof NoteWrite>) {
  const {
    noteId: _id,
    note: _note,
    bookId: _bookId,
    domainId: _domainId,
    updatedAt: _updatedAt,
    ifUpdatedAt: _ifUpdatedAt,
    pageId,
    pageNumber,
    chapterNumber,
    x,
    y,
    icon,
    size,
    ...otherFields
  } = write
  return {
    ...(pageId === undefined ? {} : { pageId }),
    ...(pageNumber === undefined ? {} : { pageNumber }),
    ...(chapterNumber === undefined ? {} : { chapterNumber }),
    ...(x === undefined ? {} : { x }),
    ...(y === undefined ? {} : { y }),
    ...(icon === undefined ? {} : { icon }),
    ...(size === undefined ? {} : { size }),
    otherFields,
  }
}

function presentNote(row: repository.NoteRow): z.input<typeof Note> {
  const { id, userId: _userId, createdAt: _createdAt, updatedAt, otherFields, ...fields } = row
  return { ...otherFields, ...fields, noteId: id, updatedAt: updatedAt.toISOString() }
}

const needed = (field: string, msg: string) => new ApiFailure('invalid-field', `${field}: ${msg}`, { field })

/** Throws if a device has changed the note since the caller read it. */
function requireUnchanged({ id, updatedAt }: repository.NoteRow, ifUpdatedAt: string | undefined): void {
  if (ifUpdatedAt === undefined || updatedAt.getTime() === Date.parse(ifUpdatedAt)) return
  throw new ApiFailure('conflict', `Note ${id} was changed on another device. Load your notes again.`)
}

const noSuchNote = (id: number) => new ApiFailure('not-found', `There is no note ${id}, or it is not yours.`)
