import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFile, readLines } from './backup-files'
import {
  BackupObject,
  BackupError,
  type Manifest,
  objectListFile,
  objectsFolder,
  tableFile,
  type WrittenFile,
} from './backup-format'

/** Compares every file of a backup with its manifest. Throws with the name of the first that differs. */
export async function verifyBackup(folder: string, { tables, objects }: Manifest): Promise<void> {
  for (const { name, file } of tables) await verifyFile(folder, tableFile(name), file)
  await verifyFile(folder, objectListFile, objects.list)
  let count = 0
  for await (const { key, sizeBytes, sha256 } of readObjectList(folder)) {
    count += 1
    await verifyFile(folder, `${objectsFolder}/${key}`, { bytes: sizeBytes, sha256 })
  }
  if (count !== objects.count) throw new BackupError(`${folder} lists ${count} objects of ${objects.count}.`)
}

async function verifyFile(folder: string, name: string, expected: WrittenFile): Promise<void> {
  const path = join(folder, name)
  const stats = await stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (stats === null) throw new BackupError(`The backup is broken: ${path} is missing.`)
  if (stats.size !== expected.bytes) {
    throw new BackupError(`The backup is broken: ${path} has ${stats.size} bytes of ${expected.bytes}.`)
  }
  if ((await hashFile(path)).sha256 !== expected.sha256) {
    throw new BackupError(`The backup is broken: ${path} holds something else than was written.`)
  }
}

export async function* readObjectList(folder: string): AsyncGenerator<BackupObject> {
  for await (const line of readLines(join(folder, objectListFile))) yield BackupObject.parse(line)
}
