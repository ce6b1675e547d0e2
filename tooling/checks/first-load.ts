import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { isJsonObject, readJsonObject } from './read-json.ts'

export interface FirstLoad {
  readonly files: readonly string[]
  /** Script bytes, brotli at quality 11, one file after the other. */
  readonly brotliBytes: number
  /** The script text of all files, to look for what must not be in it. */
  readonly script: string
}

/** The scripts that a page needs before anything is shown: the entry and what it imports statically. */
export function measureFirstLoad(manifestFile: string): FirstLoad {
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
  const scripts = [...files].filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(base, file)))
  const brotliBytes = scripts.reduce(
    (sum, script) => sum + brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    0,
  )
  return { files: [...files], brotliBytes, script: scripts.map(String).join('\n') }
}
