import { hashContent } from '../../entities/objects/hash-content'
import { encodedBlockKey } from '../../entities/objects/object-keys'
import { readObject } from '../../platform/objects/read-object'
import type { AudioEncoding, ObjectStore } from '../../ports/index'
import type { EncodeBlock } from './with-mp3-spool'

/** Returns a function that reads the cached MP3 of the same samples from the store, or encodes them. */
export function encodeCached(
  { objects, audioEncoding }: { objects: ObjectStore; audioEncoding: AudioEncoding },
  signal: AbortSignal,
): EncodeBlock {
  return async (pcm, sampleRate) => {
    const bytes = new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength)
    const key = encodedBlockKey(hashContent(`1 ${sampleRate} `, bytes))
    const stored = await readObject(objects, key)
    if (stored) return stored
    const mp3 = await audioEncoding.encodeMp3({ pcm, sampleRate, signal })
    await objects.put(key, mp3, 'audio/mpeg')
    return mp3
  }
}
