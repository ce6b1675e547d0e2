import { readHeader } from '../../platform/http/read-header'
import type { Context } from 'hono'
import { ApiFailure } from '../../entities/failures/api-failure'
import { successBody } from '../../platform/http/success-body'
import type { ApiEnvironment } from '../../platform/http/hono-env'
import type { ObjectStore } from '../../ports/index'
import { bookOfKey, isObjectKey } from '../../entities/objects/object-keys'
import { isSignedFor } from '../../platform/objects/sign-object-url'
import { maxUploadBytes } from '../../platform/uploads/max-upload-bytes'

export interface UploadServices {
  objects: ObjectStore
  secret: Uint8Array
  now: () => Date
  /** Deletes objects that were stored for a book after its deletion. */
  deleteLateObjects: (bookId: number) => Promise<void>
}

/** Handles PUT `/objects/…`: stores one file at an address that was signed for it, in constant memory. */
export async function receiveUpload(context: Context<ApiEnvironment>, intake: UploadServices): Promise<Response> {
  const { objects, secret, now, deleteLateObjects } = intake
  const key = context.req.path.slice('/objects/'.length)
  const query = context.req.query()
  if (!isObjectKey(key) || !isSignedFor(key, 'PUT', query, secret, now().getTime() / 1000)) {
    throw new ApiFailure('not-allowed', 'This upload address is not valid, or no longer. Ask for a new one.')
  }
  const { type = 'application/octet-stream', size } = query
  const contentType = readHeader(context.req.raw, 'content-type')
  if (contentType.split(';')[0]?.trim().toLowerCase() !== type) {
    throw new ApiFailure('wrong-type', `Send the file with Content-Type: ${type}.`)
  }
  if (await objects.head(key)) throw new ApiFailure('conflict', 'A file was uploaded to this address already.')
  const body = context.req.raw.body
  if (!body) throw new ApiFailure('unreadable-request', 'Send the file as the body.')
  // An address that was signed without a size may take the largest kind of file.
  const maxBytes = size === undefined ? maxUploadBytes.recording : Number(size)
  if (Number(readHeader(context.req.raw, 'content-length')) > maxBytes) throw tooLarge(maxBytes)
  await objects.put(key, body.pipeThrough(limitBytes(maxBytes)), type)
  const bookId = bookOfKey(key)
  if (bookId !== null) await deleteLateObjects(bookId)
  return context.json(successBody)
}

function limitBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw tooLarge(maxBytes)
      controller.enqueue(chunk)
    },
  })
}

function tooLarge(maxBytes: number): ApiFailure {
  return new ApiFailure('too-large', `The file is larger than ${Math.round(maxBytes / 1e6)} MB.`)
}
