import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads the names of a package's dependencies and development dependencies. */
export function readDependencies(folder: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return ['dependencies', 'devDependencies'].flatMap((field) => {
    const found: unknown = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, field) : undefined
    return typeof found === 'object' && found !== null ? Object.keys(found) : []
  })
}
