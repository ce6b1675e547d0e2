import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

export interface SiteFile {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  etag: string
  /** null if compression saves nothing. */
  brotli: Uint8Array<ArrayBuffer> | null
}

export interface SiteFiles {
  /**
   * Returns the file of a relative path, or null; each file is read and compressed once. A path that is not normalised
   * (`./index.html`, `assets/../index.html`) matches no file.
   */
  read(path: string): Promise<SiteFile | null>
}

const compress = promisify(brotliCompress)
/** Below this size compression saves nothing. */
const minBytes = 200
const typeByExtension: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const compressible = new Set(['.html', '.js', '.mjs', '.css', '.json', '.map', '.webmanifest', '.svg', '.wasm', '.txt'])

/** Reads the built files of an app, never files outside its folder. */
export function siteFiles(folder: string): SiteFiles {
  const cache = new Map<string, Promise<SiteFile | null>>()
  return {
    read(path) {
      const relative = normalize(path)
      const leadsOut = relative.startsWith('..') || relative.startsWith(sep) || relative.includes('\0')
      // Callers choose headers by the file's name.
      if (leadsOut || relative !== path.replaceAll('/', sep)) return Promise.resolve(null)
      const cached = cache.get(relative)
      if (cached) return cached
      const reading = readSiteFile(join(folder, relative), extname(relative).toLowerCase())
      cache.set(relative, reading)
      // Only existing files are cached, so that random paths cannot fill the memory.
      reading.then(
        (file) => file ?? cache.delete(relative),
        () => cache.delete(relative),
      )
      return reading
    },
  }
}

async function readSiteFile(path: string, extension: string): Promise<SiteFile | null> {
  const bytes = await readFile(path).catch(nullWhenMissing)
  if (!bytes) return null
  const smaller = compressible.has(extension) && bytes.byteLength >= minBytes ? await compressOnce(path, bytes) : null
  const file = toSiteFile(new Uint8Array(bytes), typeByExtension[extension] ?? 'application/octet-stream')
  return { ...file, brotli: smaller && new Uint8Array(smaller) }
}

/** Returns a file with these bytes, without a compressed copy. */
export function toSiteFile(bytes: Uint8Array<ArrayBuffer>, contentType: string): SiteFile {
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, contentType, etag, brotli: null }
}

/** Returns the compressed copy that the build wrote beside the file, or compresses it. */
async function compressOnce(path: string, bytes: Buffer): Promise<Buffer> {
  const ready = await readFile(`${path}.br`).catch(nullWhenMissing)
  return ready ?? compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

function nullWhenMissing(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return null
  throw error
}
