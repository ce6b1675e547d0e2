import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { systemErrorCode } from './outcome'

interface MissingLink {
  readonly source: string
  readonly target: string
}

/**
 * Creates the library links that a package archive cannot contain; without them the binaries do not load. Needs no
 * install script, and does nothing on the second call. Paths in the list are relative to the parent of `native`.
 */
export function hydrateSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of readLinks(list)) {
    const link = join(native, '..', target)
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error
    }
  }
}

function readLinks(path: string): MissingLink[] {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!Array.isArray(value)) throw new Error(`${path} is not a list`)
  return value.map((entry: unknown) => {
    if (typeof entry === 'object' && entry !== null && 'source' in entry && 'target' in entry) {
      const { source, target } = entry
      if (typeof source === 'string' && typeof target === 'string') return { source, target }
    }
    throw new Error(`${path} holds an entry without source and target: ${JSON.stringify(entry)}`)
  })
}
