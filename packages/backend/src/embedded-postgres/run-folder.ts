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

/** Systems cap a socket's path at 104 to 108 bytes; PostgreSQL adds `/.s.PGSQL.5432` to the folder. */
const LONGEST_FOLDER_BYTES = 104 - '/.s.PGSQL.5432'.length - 1
const SHORT_TEMPORARY_FOLDER = '/tmp'

/**
 * Makes the folder for the socket, empty and open to the database's account alone. Its name comes from the id and the place of
 * the cluster, so that a copied data folder never meets the socket of its original. A folder of that name which
 * belongs to someone else is refused: whoever owns it could answer in the database's place.
 */
export function makeRunFolder(
  id: string,
  clusterFolder: string,
  runner: Runner,
  temporaryFolder: string,
): RunFolder | StartFailure {
  const name = `lectern-${createHash('sha256').update(`${id} ${clusterFolder}`).digest('hex').slice(0, 12)}`
  const isUsable = (base: string) =>
    Buffer.byteLength(join(base, name)) <= LONGEST_FOLDER_BYTES &&
    (runner.kind === 'self' || findBlockedFolder(base, runner.user) === null)
  const base = isUsable(temporaryFolder) || process.platform === 'win32' ? temporaryFolder : SHORT_TEMPORARY_FOLDER
  const folder = join(base, name)
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) {
    mkdirSync(folder, { mode: 0o700 })
    giveTo(runner, folder)
  }
  if (process.platform === 'win32') return { kind: 'ready', folder: emptied(folder) }
  const found = lstatSync(folder)
  const owner = runner.kind === 'other' ? runner.user.uid : process.getuid?.()
  if (!found.isDirectory() || found.uid !== owner) {
    return startFailure(
      `${folder} exists and does not belong to the account that runs the database`,
      'remove it, or set TMPDIR to a folder of your own',
    )
  }
  chmodSync(folder, 0o700)
  return { kind: 'ready', folder: emptied(folder) }
}

/** The lock of a killed server's socket stands in the way of the next one while its pid is a zombie or reused. */
function emptied(folder: string): string {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
  return folder
}

/** Hands a file or folder of ours to the account that runs the database. */
export function giveTo(runner: Runner, path: string): void {
  if (runner.kind === 'other') chownSync(path, runner.user.uid, runner.user.gid)
}
