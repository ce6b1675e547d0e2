import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { hydrateSymlinks } from './hydrate-symlinks'

const READABLE_BY_ALL = 0o444
const RUNNABLE_BY_ALL = 0o555

/**
 * Copies the binaries to where every account can reach them, with hard links where the file system allows. `target`
 * appears whole or not at all. The originals and their modes stay unchanged.
 * @returns the staged folder that contains bin, lib and share
 */
export function stageBinaries(native: string, target: string): string {
  const staged = join(target, 'native')
  if (existsSync(staged)) return staged
  const inMaking = `${target}.new`
  rmSync(inMaking, { recursive: true, force: true })
  makeOpenFolder(inMaking)
  shareTree(native, join(inMaking, 'native'), false)
  hydrateSymlinks(join(inMaking, 'native'))
  rmSync(target, { recursive: true, force: true })
  renameSync(inMaking, target)
  return staged
}

/** Creates a folder that every account can traverse, whatever the umask, and its missing parents alike. */
export function makeOpenFolder(path: string): void {
  if (existsSync(path)) return
  makeOpenFolder(dirname(path))
  mkdirSync(path)
  chmodSync(path, 0o755)
}

function shareTree(from: string, to: string, holdsPrograms: boolean): void {
  makeOpenFolder(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) shareTree(source, target, entry.name === 'bin')
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else shareFile(source, target, holdsPrograms ? RUNNABLE_BY_ALL : READABLE_BY_ALL)
  }
}

/** Links only files with the required mode: changing the mode of a link would change the package's file. */
function shareFile(source: string, target: string, rights: number): void {
  if ((lstatSync(source).mode & rights) === rights) {
    try {
      linkSync(source, target)
      return
    } catch (error) {
      // Another file system, protected links, a full link count: a copy works in each case.
      if (!(error instanceof Error && 'syscall' in error)) throw error
    }
  }
  copyFileSync(source, target)
  chmodSync(target, (lstatSync(target).mode & 0o777) | rights)
}
