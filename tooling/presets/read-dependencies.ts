import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The names of all that a package depends on, to run and to be developed. */
export function readDependencies(folder: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return ['dependencies', 'devDependencies'].flatMap((field) => {
    const found: unknown = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, field) : undefined
    return typeof found === 'object' && found !== null ? Object.keys(found) : []
  })
}
