import { recognitionUploadPrefix } from '../objects/object-keys'
import type { ObjectStore } from '../ports/index'

/** Removes those of the keys that are images sent along with a call; pages keep theirs. */
export async function removeRecognitionUploads(objects: ObjectStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) if (key.startsWith(recognitionUploadPrefix)) await objects.delete(key)
}
