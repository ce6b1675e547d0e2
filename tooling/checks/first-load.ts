import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

interface ViteChunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly src?: string
}

export interface FirstLoad {
  readonly files: readonly string[]
  /** Script bytes, brotli at quality 11, one file after the other. */
  readonly brotliBytes: number
  /** The script text of all files, to look for what must not be in it. */
  readonly script: string
}

/** The scripts that a page needs before anything is shown: the entry and what it imports statically. */
export function measureFirstLoad(manifestFile: string): FirstLoad {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, ViteChunk>>
  const base = join(dirname(manifestFile), '..')
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${manifestFile} names "${key}" and does not describe it`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key)
  const scripts = [...files].filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(base, file)))
  const brotliBytes = scripts.reduce(
    (sum, script) => sum + brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    0,
  )
  return { files: [...files], brotliBytes, script: scripts.map(String).join('\n') }
}
