import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBlockedFolder } from './can-traverse'
import { type StartFailure, startFailure } from './outcome'
import type { Runner } from './service-user'

export interface RunFolder {
  readonly kind: 'ready'
  readonly folder: string
}

/** Systems limit a socket's path to 104 to 108 bytes; PostgreSQL appends `/.s.PGSQL.5432` to the folder. */
const MAX_FOLDER_BYTES = 104 - '/.s.PGSQL.5432'.length - 1
const SHORT_TEMPORARY_FOLDER = '/tmp'

/**
 * Creates the folder for the socket, empty and accessible to the database's account only. Its name is derived from id
 * and path of the cluster, so that a copied data folder never meets the socket of its original. A folder of that name
 * that belongs to someone else is refused: its owner could respond instead of the database.
 */
export function makeRunFolder(
  id: string,
  clusterFolder: string,
  runner: Runner,
  temporaryFolder: string,
): RunFolder | StartFailure {
  const name = `lectern-${createHash('sha256').update(`${id} ${clusterFolder}`).digest('hex').slice(0, 12)}`
  const isUsable = (base: string) =>
    Buffer.byteLength(join(base, name)) <= MAX_FOLDER_BYTES &&
    (runner.kind === 'self' || findBlockedFolder(base, runner.user) === null)
  const base = isUsable(temporaryFolder) || process.platform === 'win32' ? temporaryFolder : SHORT_TEMPORARY_FOLDER
  const folder = join(base, name)
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) {
    mkdirSync(folder, { mode: 0o700 })
    changeOwner(runner, folder)
  }
  if (process.platform === 'win32') return { kind: 'ready', folder: emptyFolder(folder) }
  const stats = lstatSync(folder)
  const owner = runner.kind === 'other' ? runner.user.uid : process.getuid?.()
  if (!stats.isDirectory() || stats.uid !== owner) {
    return startFailure(
      `${folder} exists and does not belong to the account that runs the database`,
      'remove it, or set TMPDIR to a folder of your own',
    )
  }
  chmodSync(folder, 0o700)
  return { kind: 'ready', folder: emptyFolder(folder) }
}

/**
 * Deletes the content of a folder and returns the folder. The socket lock of a killed server would block the next one
 * while its pid is a zombie or reused.
 */
function emptyFolder(folder: string): string {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
  return folder
}

/** Makes the database's account the owner of one of our files or folders. */
export function changeOwner(runner: Runner, path: string): void {
  if (runner.kind === 'other') chownSync(path, runner.user.uid, runner.user.gid)
}
