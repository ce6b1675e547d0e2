import { ConvertedTrack, convertChapterAudio } from '@lectern/contracts/app'
import type { z } from 'zod'
import { requireAuthor } from '../../entities/rights/book-rights'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'
import { respondWithJob } from '../../platform/jobs/respond-with-job'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { JobRow } from '../../platform/jobs/jobs.repository'
import { extensionOf } from '../../entities/objects/content-types'
import { findChapterVariationById } from '../../entities/narration/narration.repository'
import type { ConvertPayload } from './convert-job'

export interface ConversionHandlerServices {
  database: Database
  queue: JobQueue
}

export function conversionHandlers(services: ConversionHandlerServices): RouteBinding[] {
  return [
    bindRoute(convertChapterAudio, async ({ params, headers, caller, signal, beforeWaiting }) => {
      const job = await queueConversion(services, caller, params.id)
      const call = { prefer: headers.prefer, signal, beforeWaiting }
      return respondWithJob(services.queue, job, call, (result) => ConvertedTrack.parse(result))
    }),
  ]
}

async function queueConversion(
  { database, queue }: ConversionHandlerServices,
  caller: Caller,
  id: number,
): Promise<JobRow> {
  const bookId = await requireAuthor(database, caller, { kind: 'chapter variation', id })
  const audioFileName = (await findChapterVariationById(database, id))?.audioFileName ?? null
  if (audioFileName === null) throw new ApiFailure('no-audio', 'No audio file found for this chapter variation.')
  if (extensionOf(audioFileName) === 'mp3') {
    throw new ApiFailure('conflict', 'Audio file is not a WAV file. No conversion needed.')
  }
  const payload: z.input<typeof ConvertPayload> = { bookId, chapterVariationId: id, audioFileName }
  const key = `${id} ${audioFileName}`
  return queue.enqueue({ kind: 'convert', key, userId: caller.userId, bookId, payload })
}
