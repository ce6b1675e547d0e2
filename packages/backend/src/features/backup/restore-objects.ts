import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ObjectStore } from '../../ports/index'
import { hashChunks } from './backup-files'
import { type BackupObject, BackupError, objectsFolder } from './backup-format'
import { inMegabytes } from './copy-objects'
import { readObjectList } from './verify-backup'

const reportEvery = 500

export interface RestoredObjects {
  /** Deletes the restored objects again. */
  undo(): Promise<void>
}

/** Stores the objects of a backup and reads each back. An existing object must have the same content. */
export async function restoreObjects(
  objects: ObjectStore,
  folder: string,
  report: (line: string) => void,
): Promise<RestoredObjects> {
  const foundThere = new Set<string>()
  let begun = 0
  let bytes = 0
  const undo = async (): Promise<void> => {
    let left = begun
    for await (const { key } of readObjectList(folder)) {
      if (left === 0) return
      left -= 1
      if (!foundThere.has(key)) await objects.delete(key)
    }
  }
  try {
    for await (const object of readObjectList(folder)) {
      const { key } = object
      if (await objects.head(key)) {
        foundThere.add(key)
        if (!(await isStoredAlready(objects, object))) {
          throw new BackupError(`The store holds another object as ${key} already. Restore into an empty one.`)
        }
      }
      begun += 1
      if (!foundThere.has(key)) await putObject(objects, folder, object)
      bytes += object.sizeBytes
      if (begun % reportEvery === 0) report(`${begun} objects, ${inMegabytes(bytes)}`)
    }
  } catch (error) {
    await undo()
    throw error
  }
  report(`${begun} objects, ${inMegabytes(bytes)}`)
  return { undo }
}

async function putObject(objects: ObjectStore, folder: string, object: BackupObject): Promise<void> {
  const { key, contentType } = object
  const file = createReadStream(join(folder, objectsFolder, ...key.split('/')))
  await objects.put(key, Readable.toWeb(file), contentType)
  if (!(await isStoredAlready(objects, object))) throw new BackupError(`The store did not keep ${key} as it was given.`)
}

async function isStoredAlready(objects: ObjectStore, { key, sizeBytes, sha256 }: BackupObject): Promise<boolean> {
  const found = await objects.get(key)
  if (found.kind !== 'found') return false
  const { bytes, sha256: stored } = await hashChunks(found.body)
  return bytes === sizeBytes && stored === sha256
}
