import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ObjectStore } from '../../ports/index'

/** Copies a stored object to a local file while `read` uses it, then deletes the file. */
export async function withLocalCopy<T>(
  objects: ObjectStore,
  { fileName, key }: { fileName: string; key: string },
  folder: string,
  read: (path: string) => Promise<T>,
): Promise<T> {
  const stored = await objects.get(key)
  if (stored.kind !== 'found') throw new ApiFailure('not-found', `${fileName} is no longer there. Send it again.`)
  const path = join(folder, randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    await pipeline(stored.body, createWriteStream(path, { flags: 'wx' }))
    return await read(path)
  } finally {
    await rm(path, { force: true })
  }
}
