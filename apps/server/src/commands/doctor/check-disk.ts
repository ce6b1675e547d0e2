import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Check, unwell, well } from './check'

const GIGABYTE = 1e9
/** A chapter's pages, audio and database take a few hundred megabytes. */
const MIN_FREE_BYTES = GIGABYTE

/** Checks the free space on the disk that holds the data folder. */
export async function checkDisk(dataFolder: string): Promise<Check> {
  const freeBytes = await readFreeBytes(dataFolder)
  const free = `${(freeBytes / GIGABYTE).toFixed(1)} GB free in ${dataFolder}`
  if (freeBytes >= MIN_FREE_BYTES) return well('disk', free)
  return unwell('disk', `only ${free}`, 'Free up disk space, or set LECTERN_DATA to a folder on another disk.')
}

/** Returns the free bytes on the disk of the folder, or of its nearest existing parent. */
async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const parent = dirname(folder)
    if (parent !== folder && error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return readFreeBytes(parent)
    throw error
  }
}
