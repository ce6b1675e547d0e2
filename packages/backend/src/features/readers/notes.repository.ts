import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { notes } from '../../entities/schema'

export type NoteRow = typeof notes.$inferSelect
export type NoteFields = Omit<typeof notes.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>

export function listNotes(database: Queryable, userId: number, bookId: number): Promise<NoteRow[]> {
  return database
    .select()
    .from(notes)
    .where(and(eq(notes.userId, userId), eq(notes.bookId, bookId)))
    .orderBy(asc(notes.id))
}

const own = (userId: number, id: number) => and(eq(notes.id, id), eq(notes.userId, userId))

/** Locks the note until the transaction ends; null if the reader has no such note. */
export async function lockNote(database: Queryable, userId: number, id: number): Promise<NoteRow | null> {
  const [row] = await database.select().from(notes).where(own(userId, id)).for('update')
  return row ?? null
}

export async function insertNote(database: Queryable, fields: NoteFields): Promise<NoteRow> {
  const [row] = await database.insert(notes).values(fields).returning()
  if (!row) throw new Error('the note was not written')
  return row
}

export async function changeNote(database: Queryable, id: number, change: Partial<NoteFields>): Promise<NoteRow> {
  const [row] = await database
    .update(notes)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(notes.id, id))
    .returning()
  if (!row) throw new Error(`note ${id} disappeared while it was changed`)
  return row
}

export async function deleteNote(database: Queryable, id: number): Promise<void> {
  await database.delete(notes).where(eq(notes.id, id))
}
