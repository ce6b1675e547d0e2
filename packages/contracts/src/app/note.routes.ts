import { z } from 'zod'
import { boundFields } from '../bounded-fields'
import { defineRoute } from '../route'
import { commonErrors, Done, NumericId } from '../shared.schema'

const id = z.number().int().positive()
const positionNumber = z.number().int().min(-2).max(1_000_000)
const pixels = z.number().min(-1_000_000).max(1_000_000).meta({ description: 'Page-image pixels' })

const placing = {
  pageId: id.nullable(),
  pageNumber: positionNumber.nullable(),
  chapterNumber: positionNumber.nullable(),
  x: pixels.nullable(),
  y: pixels.nullable(),
  icon: z.string().max(500).nullable(),
  size: z.number().min(0).max(100_000).nullable(),
}

export const Note = z
  .looseObject({
    noteId: z.number().int(),
    note: z.string(),
    bookId: z.number().int(),
    ...placing,
    domainId: z.number().int().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Note' })

const ifUpdatedAt = z.iso.datetime().meta({
  description: 'Refuses the call (409) if the note has changed since: the `updatedAt` that the client knows',
})

const text = z.string().max(20_000).meta({ description: 'The text that the reader wrote' })

export const NoteWrite = boundFields(
  z.looseObject({
    noteId: id.exactOptional().meta({ description: "Id of the caller's note to change; creates a new one if absent" }),
    ifUpdatedAt: ifUpdatedAt.exactOptional(),
    note: text.exactOptional().meta({ description: 'Required for a new note' }),
    bookId: id.exactOptional().meta({ description: 'Required for a new note' }),
    pageId: placing.pageId.exactOptional(),
    pageNumber: placing.pageNumber.exactOptional(),
    chapterNumber: placing.chapterNumber.exactOptional(),
    x: placing.x.exactOptional(),
    y: placing.y.exactOptional(),
    icon: placing.icon.exactOptional(),
    size: placing.size.exactOptional(),
    domainId: id.nullable().exactOptional().meta({ description: "The reader's email, whatever is sent" }),
  }),
  40_000,
).meta({ id: 'NoteWrite' })

export const listNotes = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/note',
  operationId: 'listNotes',
  summary: "The reader's own notes in a book, in the order of their creation",
  access: 'signed-in',
  tag: 'Note',
  query: z.object({ bookId: NumericId }),
  responses: { 200: { description: 'The notes', schema: z.array(Note) }, ...commonErrors },
})

export const saveNote = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/note',
  operationId: 'saveNote',
  summary: 'Create a note, or change the given fields of a note of the caller',
  access: 'signed-in',
  tag: 'Note',
  body: { kind: 'json', schema: NoteWrite },
  responses: { 200: { description: 'The note', schema: Note }, ...commonErrors },
})

export const deleteNote = defineRoute({
  backend: 'app',
  method: 'delete',
  path: '/api/note',
  operationId: 'deleteNote',
  summary: 'Delete a note of the caller; its id is in the body, in the query, or the same in both',
  access: 'signed-in',
  tag: 'Note',
  query: z.object({ noteId: NumericId.optional(), ifUpdatedAt: ifUpdatedAt.optional() }),
  body: { kind: 'json', optional: true, schema: z.object({ noteId: id }).meta({ id: 'NoteToDelete' }) },
  responses: { 200: { description: 'Deleted', schema: Done }, ...commonErrors },
})
