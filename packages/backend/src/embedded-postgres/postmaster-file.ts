import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemErrorCode } from './outcome'

/** What PostgreSQL writes into its cluster while it runs. */
export interface PostmasterFile {
  readonly pid: number
  readonly port: number
  /** The folder of its socket; empty when it listens on the network only. */
  readonly socketFolder: string
}

/** Reads the lines of a `postmaster.pid`: pid, folder, start, port, socket folder, address, memory key, state. */
export function parsePostmasterFile(text: string): PostmasterFile | null {
  const lines = text.split(/\r?\n/)
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, port: Number(lines[3] ?? 0) || 0, socketFolder: lines[4] ?? '' }
}

export function postmasterFilePath(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** Reads the file of a cluster; null when there is none, a pid of 0 when it is torn. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  try {
    return (
      parsePostmasterFile(readFileSync(postmasterFilePath(cluster), 'utf8')) ?? { pid: 0, port: 0, socketFolder: '' }
    )
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null
    throw error
  }
}
