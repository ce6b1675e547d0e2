import fs from 'node:fs'
import type { FileSystem } from '../platform/disk/file-system'

/** A disk with a quota, at the boundary of the file system: the real one behind calls that fail when it is full. */
export interface SmallDisk {
  /** Bytes that can still be written; a test may change it. */
  freeBytes: number
  readonly fileSystem: FileSystem
}

type Written = (error: Error | null, bytes?: number) => void

export function makeSmallDisk(): SmallDisk {
  const calls = {
    open: fs.open,
    close: fs.close,
    fsync: fs.fsync,
    write(file: number, bytes: Buffer, offset: number, length: number, position: number | null, done: Written) {
      if (length > disk.freeBytes) {
        done(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' }))
        return
      }
      disk.freeBytes -= length
      fs.write(file, bytes, offset, length, position, done)
    },
  }
  const disk: SmallDisk = { freeBytes: Infinity, fileSystem: calls }
  return disk
}
