import { and, eq, lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database } from '../database/open-database'
import { answeredCalls } from '../database/schema'
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

/**
 * Does a call once, however often it is made with the same key: made again it gets the first answer. While the first one is at
 * work, or when it broke down and nobody knows how far it came, the second is refused (409). A call that was refused was not
 * done, and may be made again.
 */
export async function answerOnce(
  database: Database,
  { userId, key, address, body }: RepeatableCall,
  answer: () => Promise<JsonAnswer>,
): Promise<JsonAnswer> {
  if (key.length > longestKey)
    throw new ApiFailure('invalid-field', `Idempotency-Key: at most ${longestKey} letters.`, {
      field: 'idempotency-key',
    })
  const request = createHash('sha256')
    .update(JSON.stringify([address, body]))
    .digest('hex')
  const isCall = and(eq(answeredCalls.userId, userId), eq(answeredCalls.key, key))
  const [mine] = await database.insert(answeredCalls).values({ userId, key, request }).onConflictDoNothing().returning()
  if (!mine) {
    const [first] = await database.select().from(answeredCalls).where(isCall)
    if (first !== undefined && first.request !== request) {
      throw new ApiFailure('invalid-field', 'This Idempotency-Key was used for another call. Take a new one.', {
        field: 'idempotency-key',
      })
    }
    if (first === undefined || first.status === null) {
      throw new ApiFailure(
        'conflict',
        'The first call with this Idempotency-Key has not been answered. Look what has become of it.',
        {
          headers: { 'retry-after': '1' },
        },
      )
    }
    return { status: first.status, body: first.body, headers: first.headers ?? {} }
  }
  let done: JsonAnswer
  try {
    done = await answer()
  } catch (error) {
    // What broke down may have been done before: only a refusal is known to have left nothing.
    if (error instanceof ApiFailure) await database.delete(answeredCalls).where(isCall)
    throw error
  }
  const { status, body: answered, headers = {} } = done
  await database.update(answeredCalls).set({ status, body: answered, headers }).where(isCall)
  return done
}

export async function forgetAnsweredCalls(database: Database, now: Date): Promise<void> {
  await database
    .delete(answeredCalls)
    .where(lt(answeredCalls.createdAt, new Date(now.getTime() - keepHours * 3_600_000)))
}
