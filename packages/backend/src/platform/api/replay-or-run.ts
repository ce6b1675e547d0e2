import { lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { Database } from '../../entities/schema/database-handle'
import { idempotentRequests } from '../../entities/schema'
import { createRequestTransaction, outsideRequest, runInTransaction } from '../database/request-scope'
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
  /** A form is received while the request runs. */
  body: { kind: 'known'; body: unknown } | { kind: 'form' }
}

interface JsonResponse {
  status: number
  body: unknown
  headers?: Readonly<Record<string, string>>
}

export interface ReplayServices {
  database: Database
  pool: Pool
  /** Worker id of this process, whose lock shows that it lives. */
  owner: number
  /** Keys of the requests that this process is handling. */
  running: Set<string>
  /** Responds with the result of the job that the first request waited for. */
  joinJob: (jobId: string) => Promise<JsonResponse>
}

/** Called before a response waits for a job. */
type BeforeWaiting = (jobId: string) => Promise<void>

/** Runs the request. `claim` is called with the body once it is received, if it was not known before. */
export type RunRequest = (
  beforeWaiting: BeforeWaiting,
  claim: (body: unknown) => Promise<void>,
) => Promise<JsonResponse>

/**
 * Runs a request once per key. A repeated request gets the first response, or waits for the job of the first one,
 * whether its client is still connected or not; while the first one runs, it is refused (409). The effect of a request and
 * the record of its response, or of its job, are committed in one transaction: a request that was refused, that crashed or
 * whose process died has done nothing, and is run when it is repeated.
 *
 * The key is claimed with the body: before the request runs, or when it calls `claim`, for a form, which is received only
 * after the rights of the caller are checked.
 */
export async function replayOrRun(
  services: ReplayServices,
  { userId, key, address, body }: RepeatableRequest,
  run: RunRequest,
): Promise<JsonResponse> {
  if (key.length > maxKeyLength)
    throw new ApiFailure('invalid-field', `Idempotency-Key: at most ${maxKeyLength} letters.`, {
      field: 'idempotency-key',
    })
  const { running } = services
  const name = `${userId} ${key}`
  const call = { userId, key }
  let isClaimed = false
  const claim = async (received: unknown): Promise<void> => {
    const request = createHash('sha256')
      .update(JSON.stringify([address, received]))
      .digest('hex')
    // Listed before anything is awaited, so that of two simultaneous requests only one claims the key.
    if (running.has(name)) throw new EarlierResponse(await replayRunning(services, { ...call, request }))
    running.add(name)
    try {
      const earlier = await claimOrReplay(services, { ...call, request })
      if (earlier !== null) throw new EarlierResponse(earlier)
      isClaimed = true
    } finally {
      if (!isClaimed) running.delete(name)
    }
  }
  try {
    if (body.kind === 'known') await claim(body.body)
    return await runFirst(
      services,
      call,
      (beforeWaiting) => run(beforeWaiting, (received) => outsideRequest(() => claim(received))),
      () => isClaimed,
    )
  } catch (error) {
    if (error instanceof EarlierResponse) return error.response
    throw error
  } finally {
    if (isClaimed) running.delete(name)
  }
}

/** Thrown to leave a request whose response is known. */
class EarlierResponse extends Error {
  constructor(readonly response: JsonResponse) {
    super('The request was made before')
  }
}

interface ClaimedRequest extends repository.RequestKey {
  /** Hash of address and body. */
  readonly request: string
}

/** Claims the key for this process and returns null, or returns the response of the first request with it. */
async function claimOrReplay(services: ReplayServices, call: ClaimedRequest): Promise<JsonResponse | null> {
  const { database, owner } = services
  const first = await repository.claimRequest(database, { ...call, owner })
  if (first === null) return null
  if (first === 'gone') throw stillRunning()
  const response = await replayKnown(services, call, first)
  if (response !== null) return response
  if (first.owner !== null && (await repository.takeOverRequest(database, call, { from: first.owner, to: owner })))
    return null
  throw stillRunning()
}

/** Returns the response of a request that this process is handling, or the one of its job. */
async function replayRunning(services: ReplayServices, call: ClaimedRequest): Promise<JsonResponse> {
  const first = await repository.findRequest(services.database, call)
  const response = first === null ? null : await replayKnown(services, call, first)
  if (response === null) throw stillRunning()
  return response
}

/** Returns the recorded response, or waits for the recorded job; null if there is neither. */
async function replayKnown(
  services: ReplayServices,
  call: ClaimedRequest,
  first: repository.RecordedRequest,
): Promise<JsonResponse | null> {
  if (first.request !== call.request) {
    throw new ApiFailure('invalid-field', 'This Idempotency-Key was used for another request. Use a new one.', {
      field: 'idempotency-key',
    })
  }
  if (first.status !== null) return replay(first, first.status)
  return first.jobId === null ? null : replayJob(services, call, first.jobId)
}

function stillRunning(): ApiFailure {
  return new ApiFailure('conflict', 'The first request with this Idempotency-Key is still running. Try again.', {
    headers: { 'retry-after': '1' },
  })
}

function replay({ body, headers }: repository.RecordedRequest, status: number): JsonResponse {
  return { status, body, headers: headers ?? {} }
}

async function runFirst(
  services: ReplayServices,
  call: repository.RequestKey,
  handle: (beforeWaiting: BeforeWaiting) => Promise<JsonResponse>,
  isClaimed: () => boolean,
): Promise<JsonResponse> {
  const { database, pool, owner } = services
  const transaction = createRequestTransaction(pool)
  let waits = false
  let response: JsonResponse
  try {
    response = await runInTransaction(transaction, async () => {
      const first = await handle(async (jobId) => {
        requireRecorded(await repository.recordJob(database, call, owner, jobId))
        await transaction.commit()
        waits = true
        await transaction.runAfterCommit()
      })
      if (waits) return first
      requireRecorded(await repository.recordResponse(database, call, owner, toRecord(first)))
      await transaction.commit()
      return first
    })
  } catch (error) {
    if (!transaction.hasEnded) await transaction.rollback()
    if (!isClaimed()) throw error
    if (!waits) {
      // Waits for a commit whose reply was lost. If it succeeded, the record has the response or the job, and stays.
      await repository.deleteRequest(database, call, owner)
      const committed = await repository.findRequest(database, call)
      const isCommitted = committed?.owner === owner && (committed.status !== null || committed.jobId !== null)
      if (isCommitted) await transaction.runAfterCommit()
      if (committed?.owner === owner && committed.status !== null) return replay(committed, committed.status)
      if (committed?.owner === owner && committed.jobId !== null) return replayJob(services, call, committed.jobId)
    } else if (isRepeatableFailure(error)) await repository.deleteRequestOfJob(database, call)
    throw error
  }
  if (waits) await repository.recordJobResponse(database, call, toRecord(response))
  else await transaction.runAfterCommit()
  return response
}

function toRecord({ status, body, headers = {} }: JsonResponse) {
  return { status, body, headers }
}

function requireRecorded(isRecorded: boolean): void {
  if (isRecorded) return
  throw new ApiFailure('conflict', 'Another process is handling this request. Try again.', {
    headers: { 'retry-after': '1' },
  })
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
    if (isRepeatableFailure(error)) await repository.deleteRequestOfJob(database, call)
    throw error
  }
  // A client that prefers not to wait gets the job's address; the request's own response follows later.
  if (response.status !== 202) await repository.recordJobResponse(database, call, toRecord(response))
  return response
}

/**
 * Returns true if the job failed and may be repeated with the same key, rather than this process stopping or the client
 * disconnecting. A result that may be paid for and was lost needs a new key, so that a client that repeats automatically does
 * not pay twice.
 */
function isRepeatableFailure(error: unknown): boolean {
  return error instanceof ApiFailure && !['starting', 'speech-lost', 'result-lost'].includes(error.code)
}

export async function deleteOldResponses(database: Database, now: Date): Promise<void> {
  await database
    .delete(idempotentRequests)
    .where(lt(idempotentRequests.createdAt, new Date(now.getTime() - keepHours * 3_600_000)))
}
