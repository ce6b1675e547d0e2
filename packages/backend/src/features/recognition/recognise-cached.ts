import { Detections } from '@lectern/contracts/app'
import { z } from 'zod'
import { hashContent } from '../../entities/objects/hash-content'
import { recognitionKey } from '../../entities/objects/object-keys'
import type { SentRequests } from '../../entities/sent-requests/sent-requests'
import type { JobWork } from '../../platform/jobs/job-definition'
import { readObject } from '../../platform/objects/read-object'
import type { ObjectStore, TextRecognition, TextRecognitionFailure } from '../../ports/index'

export interface RecognitionServices {
  objects: ObjectStore
  textRecognition: TextRecognition
  sent: SentRequests
}

const CachedRecognition = z.object({ confidence: z.number().exactOptional(), detections: Detections })
export type CachedRecognition = z.output<typeof CachedRecognition>

export type RecognitionOutcome =
  | { kind: 'recognised'; key: string }
  | { kind: 'failed'; code: RecognitionFailure; message: string; cause?: string }
export type RecognitionFailure =
  | TextRecognitionFailure
  /** An earlier run of the job sent the image to a paid recogniser and died before it had the result. */
  | 'result-lost'

/** Recognises an image for a job, or reads the result cached in the store under `key`. */
export async function recogniseCached(
  { objects, textRecognition, sent }: RecognitionServices,
  { id, signal }: Pick<JobWork<unknown>, 'id' | 'signal'>,
  { image, language }: { image: Uint8Array; language: string },
): Promise<RecognitionOutcome> {
  const { isPaid } = textRecognition
  const key = recognitionKey(hashContent(textRecognition.version, language, image))
  if (await objects.head(key)) return { kind: 'recognised', key }
  if (isPaid && !(await sent.begin(id, key))) return { kind: 'failed', code: 'result-lost', message: lostMessage }
  const result = await textRecognition.recognise({ image, language, signal })
  if (result.kind === 'failed') {
    // A request that was broken off may be paid for: its record stays.
    signal.throwIfAborted()
    if (isPaid) await sent.end(id, key)
    return result
  }
  const { confidence, detections } = result
  const kept = { ...(confidence === undefined ? {} : { confidence }), detections }
  await objects.put(key, Buffer.from(JSON.stringify(kept)), 'application/json')
  if (isPaid) await sent.end(id, key)
  signal.throwIfAborted()
  return { kind: 'recognised', key }
}

const lostMessage =
  'The recogniser may have been paid for this page, and its words were lost. Recognise the page again to pay for it again.'

/** Reads a stored result; null if it was deleted from the store. */
export async function readRecognition(objects: ObjectStore, key: string): Promise<CachedRecognition | null> {
  const bytes = await readObject(objects, key)
  return bytes && CachedRecognition.parse(JSON.parse(bytes.toString()))
}
