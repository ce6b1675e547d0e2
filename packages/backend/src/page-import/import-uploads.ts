import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ApiFailure } from '../http/api-failure'
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

/** A stored upload as a file on this machine's disk, for as long as it is used. */
export async function withLocalCopy<T>(
  objects: ObjectStore,
  { fileName, key }: UploadedFile,
  folder: string,
  read: (path: string) => Promise<T>,
): Promise<T> {
  const found = await objects.get(key)
  if (found.kind !== 'found') throw new ApiFailure('not-found', `${fileName} is no longer there. Send it again.`)
  const path = join(folder, randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    await pipeline(found.body, createWriteStream(path, { flags: 'wx' }))
    return await read(path)
  } finally {
    await rm(path, { force: true })
  }
}
