import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Check, unwell, well } from './check'

const GIGABYTE = 1e9
/** A chapter's pages, audio and database take some hundred megabytes. */
const LEAST_FREE_BYTES = GIGABYTE

/** Checks the free space of the disk of the data folder. */
export async function checkDisk(dataFolder: string): Promise<Check> {
  const freeBytes = await countFree(dataFolder)
  const free = `${(freeBytes / GIGABYTE).toFixed(1)} GB free in ${dataFolder}`
  if (freeBytes >= LEAST_FREE_BYTES) return well('disk', free)
  return unwell('disk', `only ${free}`, 'Make room, or set LECTERN_DATA to a folder on another disk.')
}

/** Returns the free bytes of the folder, or of its nearest existing parent. */
async function countFree(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const above = dirname(folder)
    if (above !== folder && error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return countFree(above)
    throw error
  }
}
