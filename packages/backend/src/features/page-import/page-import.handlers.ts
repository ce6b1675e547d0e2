import { ImportedPages, uploadChapterPages } from '@lectern/contracts/main'
import { inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { requireAuthor } from '../../entities/rights/book-rights'
import type { Database } from '../../entities/schema/database-handle'
import { pages } from '../../entities/schema'
import { ApiFailure } from '../../entities/failures/api-failure'
import { parseJsonText } from '../../platform/http/parse-json-text'
import type { ReceivedForm } from '../../platform/http/receive-form'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { respondWithJob } from '../../platform/jobs/respond-with-job'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { JobRow } from '../../platform/jobs/jobs.repository'
import type { ObjectStore } from '../../ports/index'
import { deleteUploads, storeUploads } from './import-uploads'

const Targets = z.array(z.looseObject({ pageId: z.number().int().positive().nullish() })).max(10_000)

export interface PageImportServices {
  database: Database
  objects: ObjectStore
  queue: JobQueue
}

export function pageImportHandlers({ database, objects, queue }: PageImportServices): RouteBinding[] {
  async function enqueueImport(
    { fields, files }: ReceivedForm<{ variation: string; pages?: string | undefined }>,
    chapterId: number,
    bookId: number,
    userId: number,
  ): Promise<JobRow> {
    if (files.length === 0) {
      throw new ApiFailure('invalid-field', 'Choose at least one image or PDF.', { field: 'files' })
    }
    const targets = readTargets(fields.pages)
    await refusePagesOfOthers(database, chapterId, targets)
    const uploads = await storeUploads(objects, files)
    const payload = { bookId, chapterId, variation: fields.variation, files: uploads, targets }
    try {
      return await queue.enqueue({ kind: 'import', key: randomUUID(), userId, bookId, payload })
    } catch (error) {
      await deleteUploads(objects, uploads)
      throw error
    }
  }

  return [
    bindRoute(uploadChapterPages, async ({ params, headers, body, caller, signal, beforeWaiting }) => {
      const chapterId = params.id
      const bookId = await requireAuthor(database, caller, { kind: 'chapter', id: chapterId })
      const form = await body.receive()
      let job: JobRow
      try {
        job = await enqueueImport(form, chapterId, bookId, caller.userId)
      } finally {
        await rm(form.folder, { recursive: true, force: true })
      }
      return respondWithJob(queue, job, { prefer: headers.prefer, signal, beforeWaiting }, (result) =>
        ImportedPages.parse(result),
      )
    }),
  ]
}

function readTargets(text: string | undefined): (number | null)[] {
  if (text === undefined || text.trim() === '') return []
  try {
    return Targets.parse(parseJsonText(text, 'pages')).map(({ pageId }) => pageId ?? null)
  } catch (cause) {
    throw new ApiFailure('invalid-field', 'pages: send a JSON list such as [{"pageId": 100000}, {}].', {
      field: 'pages',
      cause,
    })
  }
}

async function refusePagesOfOthers(
  database: Database,
  chapterId: number,
  targets: readonly (number | null)[],
): Promise<void> {
  const pageIds = targets.filter((target) => target !== null)
  if (pageIds.length === 0) return
  const rows = await database
    .select({ id: pages.id, chapterId: pages.chapterId })
    .from(pages)
    .where(inArray(pages.id, pageIds))
  const idsInChapter = new Set(rows.filter((row) => row.chapterId === chapterId).map((row) => row.id))
  const foreign = pageIds.find((id) => !idsInChapter.has(id))
  if (foreign !== undefined) {
    throw new ApiFailure('invalid-field', `Page ${foreign} does not belong to chapter ${chapterId}.`, {
      field: 'pages',
    })
  }
}
