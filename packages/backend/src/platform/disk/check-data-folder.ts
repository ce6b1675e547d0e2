import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PartState } from '../../ports/part-state'
import type { FileSystem } from './file-system'
import { findFullDisk } from './find-full-disk'

const probe = Buffer.alloc(65_536)

/** Checks that the data folder can be written, by a small file that is deleted at once. */
export async function checkDataFolder(dataFolder: string, fileSystem?: FileSystem): Promise<PartState> {
  const path = join(dataFolder, `disk-probe-${randomUUID()}`)
  try {
    await pipeline([probe], createWriteStream(path, { flags: 'wx', ...(fileSystem ? { fs: fileSystem } : {}) }))
    return { state: 'well' }
  } catch (error) {
    if (findFullDisk(error) === null) throw error
    return { state: 'unwell', detail: 'the disk of the data folder is full' }
  } finally {
    await rm(path, { force: true })
  }
}
