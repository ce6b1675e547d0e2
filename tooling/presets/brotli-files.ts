import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.html'])
/** Smaller files gain nothing from compression. */
const MIN_BYTES = 200
/** Encodings of distances. The best one differs from file to file, by some hundred bytes. */
const DISTANCES = [
  { postfix: 0, direct: 0 },
  { postfix: 0, direct: 4 },
  { postfix: 0, direct: 15 },
  { postfix: 1, direct: 8 },
  { postfix: 1, direct: 12 },
  { postfix: 2, direct: 0 },
] as const

const compress = promisify(brotliCompress)

/** Writes the smallest brotli copy beside each text file of a build; a server would take too long to compress that well. */
export function brotliFiles(): Plugin {
  return {
    name: 'lectern-brotli-files',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const entries = await readdir(dir, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
      await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.byteLength < MIN_BYTES) return
  const copies = await Promise.all(
    DISTANCES.map(({ postfix, direct }) =>
      compress(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  )
  const smallest = copies.reduce((best, copy) => (copy.byteLength < best.byteLength ? copy : best))
  await writeFile(`${path}.br`, smallest)
}
