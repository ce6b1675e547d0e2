import { lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database } from '../database/open-database'
import { answeredCalls } from '../database/schema'
import * as repository from './answered-calls.repository'
import { ApiFailure } from './api-failure'

/** How long a call can be made again. */
const keepHours = 24
const longestKey = 200

export interface RepeatableCall {
  userId: number
  /** Of the `Idempotency-Key` header. */
  key: string
  /** Method and path with its query. */
  address: string
  body: unknown
}

interface JsonAnswer {
  status: number
  body: unknown
  headers?: Readonly<Record<string, string>>
}

export interface AnswerOnceServices {
  database: Database
  /** Number of this process, whose lock tells others that it lives. */
  owner: number
  /** Answers with the end of a job that the first call was waiting for. */
  joinJob: (jobId: string) => Promise<JsonAnswer>
}

/** Told before the answer waits for a job. */
type WaitsFor = (jobId: string) => Promise<void>

/**
 * Does a call once, however often it is made with the same key: made again it gets the first answer, or waits for the job
 * that the first one waits for, whether anybody still listens to that or not. While the first one is at work, or when it broke
 * down and nobody knows how far it came, the second is refused (409). A call that was refused was not done, and may be made
 * again; so may one whose process died before it answered.
 */
export async function answerOnce(
  services: AnswerOnceServices,
  { userId, key, address, body }: RepeatableCall,
  answer: (waitsFor: WaitsFor) => Promise<JsonAnswer>,
): Promise<JsonAnswer> {
  if (key.length > longestKey)
    throw new ApiFailure('invalid-field', `Idempotency-Key: at most ${longestKey} letters.`, {
      field: 'idempotency-key',
    })
  const request = createHash('sha256')
    .update(JSON.stringify([address, body]))
    .digest('hex')
  const { database, owner } = services
  const call = { userId, key }
  const first = await repository.beginCall(database, { ...call, request, owner })
  if (first === null) return answerFirst(services, call, answer)
  if (first !== 'gone') {
    if (first.request !== request) {
      throw new ApiFailure('invalid-field', 'This Idempotency-Key was used for another call. Take a new one.', {
        field: 'idempotency-key',
      })
    }
    if (first.status !== null) return { status: first.status, body: first.body, headers: first.headers ?? {} }
    if (first.jobId !== null) return answerByJob(services, call, first.jobId)
    if (await repository.takeOverCall(database, call, owner)) return answerFirst(services, call, answer)
  }
  throw new ApiFailure(
    'conflict',
    'The first call with this Idempotency-Key has not been answered. Look what has become of it.',
    { headers: { 'retry-after': '1' } },
  )
}

async function answerFirst(
  { database, owner }: AnswerOnceServices,
  call: repository.CallKey,
  answer: (waitsFor: WaitsFor) => Promise<JsonAnswer>,
): Promise<JsonAnswer> {
  let waits = false
  let done: JsonAnswer
  try {
    done = await answer(async (jobId) => {
      await repository.noteJob(database, call, owner, jobId)
      waits = true
    })
  } catch (error) {
    if (waits ? isOfJob(error) : error instanceof ApiFailure) await repository.forgetCall(database, call, { owner })
    // What broke down may have been done before: only a refusal is known to have left nothing.
    else if (!waits) await repository.leaveBroken(database, call, owner)
    throw error
  }
  const { status, body, headers = {} } = done
  await repository.keepAnswer(database, call, { status, body, headers })
  return done
}

async function answerByJob(
  { database, joinJob }: AnswerOnceServices,
  call: repository.CallKey,
  jobId: string,
): Promise<JsonAnswer> {
  let done: JsonAnswer
  try {
    done = await joinJob(jobId)
  } catch (error) {
    if (isOfJob(error)) await repository.forgetCall(database, call, { owner: null })
    throw error
  }
  const { status, body, headers = {} } = done
  // Who does not want to wait is told where the job is; the call's own answer is still to come.
  if (status !== 202) await repository.keepAnswer(database, call, { status, body, headers })
  return done
}

/** The job has failed; otherwise it is only that this process stops, or that who waited has gone away. */
function isOfJob(error: unknown): boolean {
  return error instanceof ApiFailure && error.code !== 'starting'
}

export async function forgetAnsweredCalls(database: Database, now: Date): Promise<void> {
  await database
    .delete(answeredCalls)
    .where(lt(answeredCalls.createdAt, new Date(now.getTime() - keepHours * 3_600_000)))
}
