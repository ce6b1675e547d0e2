import { lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database } from '../../entities/schema/database-handle'
import { idempotentRequests } from '../../entities/schema'
import * as repository from './idempotent-requests.repository'
import { ApiFailure } from '../../entities/failures/api-failure'

/** A request can be repeated for this long. */
const keepHours = 24
const maxKeyLength = 200

export interface RepeatableRequest {
  userId: number
  /** From the `Idempotency-Key` header. */
  key: string
  /** Method and path with its query. */
  address: string
  body: unknown
}

interface JsonResponse {
  status: number
  body: unknown
  headers?: Readonly<Record<string, string>>
}

export interface ReplayServices {
  database: Database
  /** Worker id of this process, whose lock shows that it lives. */
  owner: number
  /** Responds with the result of the job that the first request waited for. */
  joinJob: (jobId: string) => Promise<JsonResponse>
}

/** Called before a response waits for a job. */
type BeforeWaiting = (jobId: string) => Promise<void>

/**
 * Runs a request once per key. A repeated request gets the first response, or waits for the job of the first one,
 * whether its client is still connected or not. While the first one runs, or after it crashed with an unknown outcome,
 * a repeated one is refused (409). A refused request did nothing and may be repeated, as may one whose process died
 * before responding.
 */
export async function replayOrRun(
  services: ReplayServices,
  { userId, key, address, body }: RepeatableRequest,
  handle: (beforeWaiting: BeforeWaiting) => Promise<JsonResponse>,
): Promise<JsonResponse> {
  if (key.length > maxKeyLength)
    throw new ApiFailure('invalid-field', `Idempotency-Key: at most ${maxKeyLength} letters.`, {
      field: 'idempotency-key',
    })
  const request = createHash('sha256')
    .update(JSON.stringify([address, body]))
    .digest('hex')
  const { database, owner } = services
  const call = { userId, key }
  const first = await repository.claimRequest(database, { ...call, request, owner })
  if (first === null) return runFirst(services, call, handle)
  if (first !== 'gone') {
    if (first.request !== request) {
      throw new ApiFailure('invalid-field', 'This Idempotency-Key was used for another request. Use a new one.', {
        field: 'idempotency-key',
      })
    }
    if (first.status !== null) return { status: first.status, body: first.body, headers: first.headers ?? {} }
    if (first.jobId !== null) return replayJob(services, call, first.jobId)
    if (await repository.takeOverRequest(database, call, owner)) return runFirst(services, call, handle)
  }
  throw new ApiFailure(
    'conflict',
    'The first request with this Idempotency-Key has no response yet. Check its outcome.',
    { headers: { 'retry-after': '1' } },
  )
}

async function runFirst(
  { database, owner }: ReplayServices,
  call: repository.RequestKey,
  handle: (beforeWaiting: BeforeWaiting) => Promise<JsonResponse>,
): Promise<JsonResponse> {
  let waits = false
  let response: JsonResponse
  try {
    response = await handle(async (jobId) => {
      await repository.recordJob(database, call, owner, jobId)
      waits = true
    })
  } catch (error) {
    if (waits ? isJobFailure(error) : error instanceof ApiFailure)
      await repository.deleteRequest(database, call, { owner })
    // A crash may have come after the work: only a refusal certainly changed nothing.
    else if (!waits) await repository.markUnknownOutcome(database, call, owner)
    throw error
  }
  const { status, body, headers = {} } = response
  await repository.storeResponse(database, call, { status, body, headers })
  return response
}

async function replayJob(
  { database, joinJob }: ReplayServices,
  call: repository.RequestKey,
  jobId: string,
): Promise<JsonResponse> {
  let response: JsonResponse
  try {
    response = await joinJob(jobId)
  } catch (error) {
    if (isJobFailure(error)) await repository.deleteRequest(database, call, { owner: null })
    throw error
  }
  const { status, body, headers = {} } = response
  // A client that prefers not to wait gets the job's address; the request's own response follows later.
  if (status !== 202) await repository.storeResponse(database, call, { status, body, headers })
  return response
}

/** Returns true if the job failed, rather than this process stopping or the client disconnecting. */
function isJobFailure(error: unknown): boolean {
  return error instanceof ApiFailure && error.code !== 'starting'
}

export async function deleteOldResponses(database: Database, now: Date): Promise<void> {
  await database
    .delete(idempotentRequests)
    .where(lt(idempotentRequests.createdAt, new Date(now.getTime() - keepHours * 3_600_000)))
}
