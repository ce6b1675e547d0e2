import { Detections } from '@lectern/contracts/app'
import { z } from 'zod'
import { hashContent } from '../objects/hash-content'
import { recognitionKey } from '../objects/object-keys'
import { readObject } from '../objects/read-object'
import type { ObjectStore, TextRecognition, TextRecognitionFailure } from '../ports/index'

export interface RecognitionServices {
  objects: ObjectStore
  textRecognition: TextRecognition
}

const KeptRecognition = z.object({ confidence: z.number().exactOptional(), detections: Detections })
export type KeptRecognition = z.output<typeof KeptRecognition>

export type RecognisedOnce =
  | { kind: 'recognised'; key: string }
  | { kind: 'failed'; code: TextRecognitionFailure; message: string }

/** Recognises an image, or finds what was recognised on the same image before. The answer lies in the store, at `key`. */
export async function recogniseOnce(
  { objects, textRecognition }: RecognitionServices,
  { image, language, signal }: { image: Uint8Array; language: string; signal: AbortSignal },
): Promise<RecognisedOnce> {
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

/** Null when it has been removed from the store. */
export async function readRecognition(objects: ObjectStore, key: string): Promise<KeptRecognition | null> {
  const bytes = await readObject(objects, key)
  return bytes && KeptRecognition.parse(JSON.parse(bytes.toString()))
}
