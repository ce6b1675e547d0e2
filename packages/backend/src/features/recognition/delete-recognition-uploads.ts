import { recognitionUploadPrefix } from '../../entities/objects/object-keys'
import type { ObjectStore } from '../../ports/index'

/** Deletes those of the keys that were uploaded with a request; images of pages stay. */
export async function deleteRecognitionUploads(objects: ObjectStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) if (key.startsWith(recognitionUploadPrefix)) await objects.delete(key)
}
