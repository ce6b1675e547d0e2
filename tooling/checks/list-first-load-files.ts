import { dirname, join } from 'node:path'
import { isJsonObject, readJsonObject } from './read-json.ts'

/**
 * Lists the scripts that a page loads before it shows anything: the entry and its static imports.
 *
 * @param manifestFile Vite's manifest of a built application
 * @returns absolute paths
 * @throws if the manifest names a chunk that it does not describe
 */
export function listFirstLoadFiles(manifestFile: string): readonly string[] {
  const manifest = readJsonObject(manifestFile)
  const base = join(dirname(manifestFile), '..')
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    const file = isJsonObject(chunk) ? chunk['file'] : undefined
    if (!isJsonObject(chunk) || typeof file !== 'string') {
      throw new Error(`${manifestFile} names "${key}" and does not describe it`)
    }
    if (files.has(file)) return
    files.add(file)
    const imports: unknown = chunk['imports'] ?? []
    if (Array.isArray(imports)) for (const imported of imports) visit(String(imported))
  }
  for (const [key, chunk] of Object.entries(manifest)) if (isJsonObject(chunk) && chunk['isEntry'] === true) visit(key)
  return [...files].filter((file) => file.endsWith('.js')).map((file) => join(base, file))
}
