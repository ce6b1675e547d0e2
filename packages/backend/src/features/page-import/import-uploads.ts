import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReceivedFile } from '../../platform/http/receive-form'
import { importUploadKey } from '../../entities/objects/object-keys'
import type { ObjectStore } from '../../ports/index'

export interface UploadedFile {
  fileName: string
  key: string
}

/** Stores received files where workers on any machine can read them. If one fails, the others are deleted. */
export async function storeUploads(objects: ObjectStore, files: readonly ReceivedFile[]): Promise<UploadedFile[]> {
  const stored: UploadedFile[] = []
  try {
    for (const { fileName, path } of files) {
      const key = importUploadKey(randomUUID())
      await objects.put(key, Readable.toWeb(createReadStream(path)), 'application/octet-stream')
      stored.push({ fileName, key })
    }
    return stored
  } catch (error) {
    await deleteUploads(objects, stored)
    throw error
  }
}

export async function deleteUploads(objects: ObjectStore, files: readonly UploadedFile[]): Promise<void> {
  for (const { key } of files) await objects.delete(key)
}
