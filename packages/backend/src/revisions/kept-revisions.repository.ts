import type { RevisedEntity } from '@lectern/contracts/app'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../database/open-database'
import { books, chapters, entityRevisions, pages, pageVariations, rectRevisions, users } from '../database/schema'
import type { StoredChange } from '../database/stored-shapes'

/** What has revisions, as the calls name it. */
export interface Revised {
  entity: z.output<typeof RevisedEntity>
  id: number
}

export interface KeptRevision {
  revision: number
  createdAt: Date
  author: { id: number; name: string | null } | null
}

export interface ListedRevision extends KeptRevision {
  changes: StoredChange[] | null
}

export interface KeptState extends KeptRevision {
  state: Record<string, unknown>
}

const ofRects = {
  revision: rectRevisions.revision,
  createdAt: rectRevisions.createdAt,
  author: { id: users.id, name: users.name },
}
const ofEntities = {
  revision: entityRevisions.revision,
  createdAt: entityRevisions.createdAt,
  author: { id: users.id, name: users.name },
}

/** The newest ones that are older than `before`, without their states. */
export async function listKept(
  database: Queryable,
  { entity, id }: Revised,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ListedRevision[]> {
  if (entity === 'page-variation') {
    return database
      .select({ ...ofRects, changes: rectRevisions.changes })
      .from(rectRevisions)
      .leftJoin(users, eq(users.id, rectRevisions.authorId))
      .where(
        and(
          eq(rectRevisions.pageVariationId, id),
          before === undefined ? undefined : lt(rectRevisions.revision, before),
        ),
      )
      .orderBy(desc(rectRevisions.revision))
      .limit(limit)
  }
  return database
    .select({ ...ofEntities, changes: entityRevisions.changes })
    .from(entityRevisions)
    .leftJoin(users, eq(users.id, entityRevisions.authorId))
    .where(
      and(
        eq(entityRevisions.entity, entity),
        eq(entityRevisions.entityId, id),
        before === undefined ? undefined : lt(entityRevisions.revision, before),
      ),
    )
    .orderBy(desc(entityRevisions.revision))
    .limit(limit)
}

/** One revision with its state; null when it is not kept. */
export async function readKept(
  database: Queryable,
  { entity, id }: Revised,
  revision: number,
): Promise<KeptState | null> {
  if (entity === 'page-variation') {
    const [row] = await database
      .select({ ...ofRects, rectData: rectRevisions.rectData, textSource: rectRevisions.textSource })
      .from(rectRevisions)
      .leftJoin(users, eq(users.id, rectRevisions.authorId))
      .where(and(eq(rectRevisions.pageVariationId, id), eq(rectRevisions.revision, revision)))
    if (!row) return null
    const { rectData, textSource, ...kept } = row
    return { ...kept, state: { rectData, textSource } }
  }
  const [row] = await database
    .select({ ...ofEntities, state: entityRevisions.state })
    .from(entityRevisions)
    .leftJoin(users, eq(users.id, entityRevisions.authorId))
    .where(
      and(eq(entityRevisions.entity, entity), eq(entityRevisions.entityId, id), eq(entityRevisions.revision, revision)),
    )
  return row ?? null
}

const tables = { book: books, chapter: chapters, page: pages, 'page-variation': pageVariations } as const

/** The revision that stands now; null when the entity is gone. */
export async function readCurrentRevision(database: Queryable, { entity, id }: Revised): Promise<number | null> {
  const table = tables[entity]
  const [row] = await database.select({ revision: table.revision }).from(table).where(eq(table.id, id))
  return row?.revision ?? null
}
