import { gunzipSync } from 'node:zlib'

const BLOCK = 512
const NAME = [0, 100] as const
const SIZE = [124, 136] as const
const TYPE = 156
const PREFIX = [345, 500] as const
const ORDINARY_FILE = new Set(['0', '\0'])

/** Reads the regular files of a `.tgz` that `npm` or `pnpm` packed, by path without the leading `package/`. */
export function readTarball(tgz: Uint8Array): Map<string, Uint8Array> {
  const tar = gunzipSync(tgz)
  const files = new Map<string, Uint8Array>()
  const text = ([start, end]: readonly [number, number], offset: number): string =>
    tar
      .subarray(offset + start, offset + end)
      .toString('utf8')
      .replace(/\0.*$/s, '')
  for (let offset = 0; offset + BLOCK <= tar.length && tar[offset] !== 0;) {
    const size = Number.parseInt(text(SIZE, offset), 8)
    const prefix = text(PREFIX, offset)
    const path = (prefix === '' ? '' : `${prefix}/`) + text(NAME, offset)
    const content = offset + BLOCK
    if (ORDINARY_FILE.has(String.fromCharCode(tar[offset + TYPE] ?? 0))) {
      files.set(path.replace(/^package\//, ''), tar.subarray(content, content + size))
    }
    offset = content + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}
