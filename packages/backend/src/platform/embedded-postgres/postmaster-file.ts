import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemErrorCode } from './outcome'

/** Fields that PostgreSQL writes into its cluster while it runs. */
export interface PostmasterFile {
  readonly pid: number
  readonly port: number
  /** The folder of its socket; empty if it listens on the network only. */
  readonly socketFolder: string
}

/** Parses a `postmaster.pid`: pid, folder, start, port, socket folder, address, memory key, state. */
export function parsePostmasterFile(text: string): PostmasterFile | null {
  const [first, , , port = '', socketFolder = ''] = text.split(/\r?\n/)
  const pid = Number(first)
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, port: Number(port) || 0, socketFolder }
}

export function postmasterFilePath(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** Reads the file of a cluster; null if there is none, pid 0 if it is incomplete. */
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
