import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReceivedFile } from '../http/receive-form'
import { importUploadKey } from '../objects/object-keys'
import type { ObjectStore } from '../ports/index'

export interface UploadedFile {
  fileName: string
  key: string
}

/** Puts received files where every worker finds them, whatever machine it runs on. What is there when one fails is removed. */
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
    await removeUploads(objects, stored)
    throw error
  }
}

export async function removeUploads(objects: ObjectStore, files: readonly UploadedFile[]): Promise<void> {
  for (const { key } of files) await objects.delete(key)
}
