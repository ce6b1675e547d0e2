import { accessSync, chmodSync, constants, copyFileSync, existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findBlockedFolder } from './can-traverse'
import { hydrateSymlinks } from './hydrate-symlinks'
import type { Binaries } from './locate-binaries'
import { systemErrorCode } from './outcome'
import type { Runner } from './service-user'
import { makeOpenFolder, stageBinaries } from './stage-binaries'

export interface PreparedBinaries {
  /** The folder that contains bin, lib and share, ready to run. */
  readonly folder: string
  readonly staged: boolean
}

/**
 * Makes the binaries runnable for the account of the database: in place if possible, otherwise staged in
 * `stagingFolder`, which is announced first.
 */
export function prepareBinaries(
  binaries: Binaries,
  runner: Runner,
  stagingFolder: string,
  log: (line: string) => void,
): PreparedBinaries {
  const blocked = runner.kind === 'other' ? findBlockedFolder(join(binaries.folder, 'bin'), runner.user) : null
  if (blocked === null && prepareInPlace(binaries.folder)) return { folder: binaries.folder, staged: false }
  const target = join(stagingFolder, `postgres-${binaries.version}`)
  if (existsSync(target)) return { folder: stageBinaries(binaries.folder, target), staged: true }
  const why =
    blocked === null
      ? `${binaries.folder} cannot be written`
      : `the account ${runner.kind === 'other' ? runner.user.name : ''} cannot enter ${blocked}`
  log(`${why}: the PostgreSQL programs are shared from ${target}`)
  makeOpenFolder(stagingFolder)
  return { folder: stageBinaries(binaries.folder, target), staged: true }
}

function prepareInPlace(native: string): boolean {
  try {
    hydrateSymlinks(native)
    for (const name of readdirSync(join(native, 'bin'))) makeRunnable(join(native, 'bin', name))
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(String(systemErrorCode(error)))) return false
    throw error
  }
}

/** Restores an execute bit that an archive lost. A file hard-linked to a package store is replaced, not changed. */
function makeRunnable(program: string): void {
  if (process.platform === 'win32' || isRunnable(program)) return
  if (statSync(program).nlink > 1) {
    copyFileSync(program, `${program}.new`)
    renameSync(`${program}.new`, program)
  }
  chmodSync(program, 0o755)
}

function isRunnable(program: string): boolean {
  try {
    accessSync(program, constants.X_OK)
    return true
  } catch (error) {
    if (systemErrorCode(error) === 'EACCES') return false
    throw error
  }
}
