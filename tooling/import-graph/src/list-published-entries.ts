import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE_TARGET = /"@lectern\/source":\s*"(?<target>[^"]+\.tsx?)"/g

/** Returns the source files of the entries that a package's `exports` list. */
export function listPublishedEntries(folder: string): string[] {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return []
  return [...readFileSync(manifest, 'utf8').matchAll(SOURCE_TARGET)].map(({ groups = {} }) =>
    join(folder, groups['target'] ?? ''),
  )
}
