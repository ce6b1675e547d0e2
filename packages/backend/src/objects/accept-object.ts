import type { Context } from 'hono'
import { ApiFailure } from '../http/api-failure'
import { done } from '../http/done'
import type { ApiEnvironment } from '../http/environment'
import type { ObjectStore } from '../ports/index'
import { bookOfKey, isObjectKey } from './object-keys'
import { isSignedFor } from './sign-object-url'

export interface ObjectIntake {
  objects: ObjectStore
  secret: Uint8Array
  now: () => Date
  /** Removes what was put into the store for a book that was deleted meanwhile. */
  removeLeftovers: (bookId: number) => Promise<void>
}

/** What an address takes at most that was signed without a size. */
const mostUnsignedBytes = 500_000_000

/** Answers PUT of `/objects/…`: takes one file at an address that was signed for it, in constant memory. */
export async function acceptObject(context: Context<ApiEnvironment>, intake: ObjectIntake): Promise<Response> {
  const { objects, secret, now, removeLeftovers } = intake
  const key = context.req.path.slice('/objects/'.length)
  const query = context.req.query()
  if (!isObjectKey(key) || !isSignedFor(key, 'PUT', query, secret, now().getTime() / 1000)) {
    throw new ApiFailure('not-allowed', 'This upload address is not valid, or no longer. Ask for a new one.')
  }
  const { type = 'application/octet-stream', size } = query
  const sent = context.req.header('content-type') ?? ''
  if (sent.split(';')[0]?.trim().toLowerCase() !== type) {
    throw new ApiFailure('wrong-type', `Send the file with Content-Type: ${type}.`)
  }
  if (await objects.head(key)) throw new ApiFailure('conflict', 'A file was uploaded to this address already.')
  const body = context.req.raw.body
  if (!body) throw new ApiFailure('unreadable-request', 'Send the file as the body.')
  const mostBytes = size === undefined ? mostUnsignedBytes : Number(size)
  if (Number(context.req.header('content-length') ?? 0) > mostBytes) throw tooLarge(mostBytes)
  await objects.put(key, body.pipeThrough(limitBytes(mostBytes)), type)
  const bookId = bookOfKey(key)
  if (bookId !== null) await removeLeftovers(bookId)
  return context.json(done)
}

function limitBytes(mostBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) throw tooLarge(mostBytes)
      controller.enqueue(chunk)
    },
  })
}

function tooLarge(mostBytes: number): ApiFailure {
  return new ApiFailure('too-large', `The file is larger than ${Math.round(mostBytes / 1e6)} MB.`)
}
