import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, IfMatchHeader, NumericId, staleErrors } from '../shared.schema'

const greatestRevision = 2_147_483_647

export const RevisedEntity = z.enum(['book', 'chapter', 'page', 'page-variation']).meta({
  id: 'RevisedEntity',
  description: 'A page has its triggers and coaching points, a page-variation its rects',
})

const RevisionNumber = z.coerce.number().int().min(0).max(greatestRevision)

export const RevisionChange = z
  .object({
    field: z.string(),
    added: z.number().int().exactOptional(),
    removed: z.number().int().exactOptional(),
    changed: z.number().int().exactOptional(),
  })
  .meta({ id: 'RevisionChange', description: 'A changed field; for a list, the number of changed entries' })

export const Revision = z
  .object({
    revision: z.number().int(),
    writtenAt: z.string().meta({ description: 'ISO 8601' }),
    author: z
      .object({ id: z.number().int(), name: z.string().nullable() })
      .nullable()
      .meta({ description: 'Null if no account or a deleted one wrote it' }),
    changes: z
      .array(RevisionChange)
      .nullable()
      .meta({ description: 'Changes since the revision before; null for the first one and if they were not recorded' }),
  })
  .meta({ id: 'Revision' })

export const Revisions = z
  .object({
    currentRevision: z.number().int(),
    revisions: z.array(Revision).meta({ description: 'Newest first' }),
    nextBefore: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'The value of `before` for the next revisions; null if there are none' }),
  })
  .meta({ id: 'Revisions' })

export const RevisionState = z
  .object({ ...Revision.omit({ changes: true }).shape, state: z.record(z.string(), z.unknown()) })
  .meta({ id: 'RevisionState' })

const params = z.object({ entity: RevisedEntity, id: NumericId })

export const listRevisions = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/revisions/{entity}/{id}',
  operationId: 'listRevisions',
  summary: 'The revisions of a book, chapter, page or page variation: time, author and changes',
  access: 'author',
  tag: 'Revision',
  params,
  query: z.object({
    before: RevisionNumber.optional().meta({ description: 'Only revisions older than this one' }),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  responses: { 200: { description: 'The newest revisions', schema: Revisions }, ...commonErrors },
})

export const getRevision = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/revisions/{entity}/{id}/{revision}',
  operationId: 'getRevision',
  summary: 'The state after one revision',
  access: 'author',
  tag: 'Revision',
  params: params.extend({ revision: RevisionNumber }),
  responses: { 200: { description: 'The state', schema: RevisionState }, ...commonErrors },
})

export const RevisionToRestore = z
  .object({ revision: z.number().int().min(0).max(greatestRevision) })
  .meta({ id: 'RevisionToRestore' })

export const RevisionRestored = z
  .object({ revision: z.number().int().meta({ description: 'The new revision' }), restoredRevision: z.number().int() })
  .meta({ id: 'RevisionRestored' })

export const restoreRevision = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/revisions/{entity}/{id}/restore',
  operationId: 'restoreRevision',
  summary: "Restore an earlier state as a new revision; a book's visibility does not change. 409 names deleted media",
  access: 'author',
  tag: 'Revision',
  params,
  headers: IfMatchHeader,
  body: { kind: 'json', schema: RevisionToRestore },
  responses: { 200: { description: 'Written', schema: RevisionRestored }, ...commonErrors, ...staleErrors },
})
