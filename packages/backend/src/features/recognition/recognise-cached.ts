import { Detections } from '@lectern/contracts/app'
import { z } from 'zod'
import { hashContent } from '../../entities/objects/hash-content'
import { recognitionKey } from '../../entities/objects/object-keys'
import { readObject } from '../../platform/objects/read-object'
import type { ObjectStore, TextRecognition, TextRecognitionFailure } from '../../ports/index'

export interface RecognitionServices {
  objects: ObjectStore
  textRecognition: TextRecognition
}

const CachedRecognition = z.object({ confidence: z.number().exactOptional(), detections: Detections })
export type CachedRecognition = z.output<typeof CachedRecognition>

export type RecognitionOutcome =
  | { kind: 'recognised'; key: string }
  | { kind: 'failed'; code: TextRecognitionFailure; message: string; cause?: string }

/** Recognises an image, or reads the result cached in the store under `key`. */
export async function recogniseCached(
  { objects, textRecognition }: RecognitionServices,
  { image, language, signal }: { image: Uint8Array; language: string; signal: AbortSignal },
): Promise<RecognitionOutcome> {
  const key = recognitionKey(hashContent(textRecognition.version, language, image))
  if (await objects.head(key)) return { kind: 'recognised', key }
  const result = await textRecognition.recognise({ image, language, signal })
  signal.throwIfAborted()
  if (result.kind === 'failed') return result
  const { confidence, detections } = result
  const kept = { ...(confidence === undefined ? {} : { confidence }), detections }
  await objects.put(key, Buffer.from(JSON.stringify(kept)), 'application/json')
  return { kind: 'recognised', key }
}

/** Reads a stored result; null if it was deleted from the store. */
export async function readRecognition(objects: ObjectStore, key: string): Promise<CachedRecognition | null> {
  const bytes = await readObject(objects, key)
  return bytes && CachedRecognition.parse(JSON.parse(bytes.toString()))
}
