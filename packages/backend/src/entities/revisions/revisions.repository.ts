import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../schema/database-handle'
import { books, chapters, entityRevisions, pages, pageVariations, rectRevisions } from '../schema'
import { compareStates } from './compare-states'

export type RevisedEntity = (typeof entityRevisions.$inferSelect)['entity']

export interface EntityRevision {
  entity: RevisedEntity
  entityId: number
  bookId: number
  /** The revision that the write created. */
  revision: number
  /** The entity's own fields after the write. */
  state: Record<string, unknown>
  /** Null for a write by the server. */
  authorId: number | null
}

/**
 * Records the state after a write and its changes, within the write's transaction.
 * @param before the state before the write; null if it created the entity
 */
export async function recordRevision(
  database: Queryable,
  revision: EntityRevision,
  before: EntityRevision['state'] | null = null,
): Promise<void> {
  const changes = before === null ? null : compareStates(before, revision.state)
  await database.insert(entityRevisions).values({ ...revision, changes })
}

/**
 * Records the states before and after a write, within its transaction. The one before exists already unless it is the
 * first and was not recorded, as for an imported library.
 */
export async function recordWrite(
  database: Queryable,
  before: { revision: number; state: Record<string, unknown>; createdAt: Date },
  after: EntityRevision,
): Promise<void> {
  await database
    .insert(entityRevisions)
    .values({ ...after, ...before, authorId: null })
    .onConflictDoNothing()
  await recordRevision(database, after, before.state)
}

/** Deletes revisions written before a moment, except the current ones. */
export async function deleteRevisionsBefore(database: Queryable, moment: Date): Promise<void> {
  const rectsStand = database
    .select({ one: sql`1` })
    .from(pageVariations)
    .where(
      and(eq(pageVariations.id, rectRevisions.pageVariationId), eq(pageVariations.revision, rectRevisions.revision)),
    )
  await database.delete(rectRevisions).where(and(lt(rectRevisions.createdAt, moment), notExists(rectsStand)))
  for (const [entity, table] of [['book', books] as const, ['chapter', chapters] as const, ['page', pages] as const]) {
    const stands = database
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.id, entityRevisions.entityId), eq(table.revision, entityRevisions.revision)))
    await database
      .delete(entityRevisions)
      .where(and(eq(entityRevisions.entity, entity), lt(entityRevisions.createdAt, moment), notExists(stands)))
  }
}
