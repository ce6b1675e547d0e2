import { join } from 'node:path'
import {
  alignmentUploadPrefix,
  importUploadPrefix,
  isPublicCopyKey,
  recognitionUploadPrefix,
} from '../../entities/objects/object-keys'
import type { ObjectStore, StoredObject } from '../../ports/index'
import { writeHashedFile, writeLines } from './backup-files'
import { type BackupObject, type Manifest, objectListFile, objectsFolder } from './backup-format'

/** Parallel requests, because a distant store responds slowly. */
const concurrency = 8
const reportEvery = 500

/** Allowed difference between the clocks of the store and this machine. */
const clockSkewMs = 60_000

/** Copies the objects of a store into the backup folder and lists them there with their hashes. */
export async function copyObjects(
  objects: ObjectStore,
  folder: string,
  { since, report }: { since: Date; report: (line: string) => void },
): Promise<Manifest['objects']> {
  let count = 0
  let bytes = 0
  async function* copyAll(): AsyncGenerator<BackupObject> {
    for await (const group of inGroups(listAll(objects))) {
      for (const copy of await Promise.all(group.map((object) => copyObject(objects, folder, object, since)))) {
        if (copy === null) continue
        count += 1
        bytes += copy.sizeBytes
        if (count % reportEvery === 0) report(`${count} objects, ${inMegabytes(bytes)}`)
        yield copy
      }
    }
  }
  const list = await writeLines(join(folder, objectListFile), copyAll())
  report(`${count} objects, ${inMegabytes(bytes)}`)
  return { count, bytes, list }
}

/**
 * Lists uploads of unfinished jobs first, because they are deleted with the jobs. Public copies are left out: they
 * change with rows that may be newer than those of the backup, and are rebuilt after a restore.
 */
async function* listAll(objects: ObjectStore): AsyncGenerator<StoredObject> {
  const early = [importUploadPrefix, recognitionUploadPrefix, alignmentUploadPrefix]
  for (const prefix of early) yield* objects.list(prefix)
  for await (const object of objects.list('')) {
    if (!isPublicCopyKey(object.key) && !early.some((prefix) => object.key.startsWith(prefix))) yield object
  }
}

async function* inGroups<T>(values: AsyncIterable<T>): AsyncGenerator<T[]> {
  let group: T[] = []
  for await (const value of values) {
    group.push(value)
    if (group.length < concurrency) continue
    yield group
    group = []
  }
  yield group
}

/** Copies an object to the backup and describes it; null if the object was deleted since it was listed. */
async function copyObject(
  objects: ObjectStore,
  folder: string,
  { key }: StoredObject,
  since: Date,
): Promise<BackupObject | null> {
  const found = await objects.get(key)
  if (found.kind !== 'found') return null
  const { contentType, modifiedAt } = found.object
  const { bytes, sha256 } = await writeHashedFile(join(folder, objectsFolder, ...key.split('/')), found.body)
  const isLate = modifiedAt * 1000 > since.getTime() - clockSkewMs
  return { key, contentType, sizeBytes: bytes, sha256, isLate }
}

export const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
