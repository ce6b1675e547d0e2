import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.html'])
/** Smaller files gain nothing from compression. */
const MIN_BYTES = 200
/** Sizes of a block (a power of two, 0 for the library's choice) and encodings of distances: the best differ from file to file. */
const ENCODINGS = [
  { block: 0, postfix: 0, direct: 0 },
  { block: 0, postfix: 0, direct: 4 },
  { block: 17, postfix: 0, direct: 15 },
  { block: 19, postfix: 0, direct: 8 },
  { block: 0, postfix: 1, direct: 0 },
  { block: 0, postfix: 1, direct: 8 },
  { block: 0, postfix: 1, direct: 16 },
  { block: 0, postfix: 2, direct: 0 },
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
    ENCODINGS.map(({ block, postfix, direct }) =>
      compress(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  )
  const smallest = copies.reduce((best, copy) => (copy.byteLength < best.byteLength ? copy : best))
  await writeFile(`${path}.br`, smallest)
}
