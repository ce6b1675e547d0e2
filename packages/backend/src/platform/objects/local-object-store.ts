import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { GetObjectResult, ObjectStore, StoredObject } from '../../ports/index'
import { contentTypeOf } from '../../entities/objects/content-types'
import { isObjectKey } from '../../entities/objects/object-keys'
import type { FileSystem } from '../disk/file-system'
import { signObjectUrl } from './sign-object-url'
import { writeNewFile } from './write-new-file'

export interface LocalObjectStoreOptions {
  folder: string
  /** Temporary files during uploads; must be on the same disk. */
  temporaryFolder: string
  /** Signs addresses. */
  secret: Uint8Array
  now: () => Date
  /** Writes the files; Node's by default. */
  fileSystem?: FileSystem | undefined
}

/**
 * Stores objects as files below one folder. Each is written to a temporary file and then renamed, so that a reader
 * never sees a partial file. The content type follows from the extension.
 */
export function createLocalObjectStore(options: LocalObjectStoreOptions): ObjectStore {
  const { folder, temporaryFolder, secret, now, fileSystem } = options
  const objectsFolder = join(folder, 'objects')

  function pathOf(key: string): string {
    if (!isObjectKey(key)) throw new Error(`"${key}" is not an object key`)
    return join(objectsFolder, ...key.split('/'))
  }

  async function describe(key: string): Promise<StoredObject | null> {
    const entry = await stat(pathOf(key)).catch(nullWhenMissing)
    if (!entry?.isFile()) return null
    return {
      key,
      sizeBytes: entry.size,
      contentType: contentTypeOf(key),
      etag: `${entry.size.toString(36)}-${Math.round(entry.mtimeMs * 1000).toString(36)}`,
      modifiedAt: entry.mtimeMs / 1000,
    }
  }

  return {
    async put(key, body, _contentType) {
      await writeObject({ key, path: pathOf(key), temporaryFolder, fileSystem }, body)
      const stored = await describe(key)
      if (!stored) throw new Error(`${key} disappeared while it was stored`)
      return stored
    },

    async get(key, range): Promise<GetObjectResult> {
      const object = await describe(key)
      if (!object) return { kind: 'missing', key }
      const { first, last: end = object.sizeBytes - 1 } = range ?? { first: 0 }
      const last = Math.min(end, object.sizeBytes - 1)
      if (range && (first >= object.sizeBytes || last < first)) return { kind: 'out-of-range', object }
      const handle = await open(pathOf(key)).catch(nullWhenMissing)
      if (!handle) return { kind: 'missing', key }
      const file = object.sizeBytes === 0 ? Readable.from([]) : handle.createReadStream({ start: first, end: last })
      if (object.sizeBytes === 0) await handle.close()
      return { kind: 'found', object, body: Readable.toWeb(file), range: { first, last } }
    },

    head: describe,

    async delete(key) {
      try {
        await rm(pathOf(key))
        return true
      } catch (error) {
        return nullWhenMissing(error) ?? false
      }
    },

    async *list(prefix) {
      const slash = prefix.lastIndexOf('/')
      const start = slash < 0 ? '' : prefix.slice(0, slash)
      for await (const key of keysBelow(start ? pathOf(start) : objectsFolder, start)) {
        const object = key.startsWith(prefix) ? await describe(key) : null
        if (object) yield object
      }
    },

    signUrl(request) {
      const expiresAt = Math.floor(now().getTime() / 1000) + request.expiresInSeconds
      const { key, method, contentType, maximumBytes } = request
      if (!isObjectKey(key)) throw new Error(`"${key}" is not an object key`)
      return Promise.resolve(
        signObjectUrl(
          {
            key,
            method,
            expiresAt,
            ...(contentType === undefined ? {} : { contentType }),
            ...(maximumBytes === undefined ? {} : { maximumBytes }),
          },
          secret,
        ),
      )
    },
  }
}

interface ObjectFile extends Pick<LocalObjectStoreOptions, 'temporaryFolder' | 'fileSystem'> {
  key: string
  path: string
}

/** Writes an object to a temporary file and renames it to its path. Throws if the written size differs from the size sent. */
async function writeObject(
  { key, path, temporaryFolder, fileSystem }: ObjectFile,
  body: Parameters<ObjectStore['put']>[1],
): Promise<void> {
  const temporary = join(temporaryFolder, randomUUID())
  await mkdir(temporaryFolder, { recursive: true })
  try {
    let sentBytes = 0
    const chunks = body instanceof Uint8Array ? [body] : body
    async function* countBytes() {
      for await (const chunk of chunks) {
        sentBytes += chunk.byteLength
        yield chunk
      }
    }
    await writeNewFile(temporary, countBytes(), fileSystem)
    const { size } = await stat(temporary)
    if (size !== sentBytes) throw new Error(`${key}: ${size} bytes stored of ${sentBytes} sent`)
    const createdFolder = await mkdir(dirname(path), { recursive: true })
    await rename(temporary, path)
    await syncFolders(dirname(path), createdFolder === undefined ? dirname(path) : dirname(createdFolder))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function* keysBelow(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nullWhenMissing)
  if (entries === null) return
  for (const entry of entries.toSorted((a, b) => (sortName(a) < sortName(b) ? -1 : 1))) {
    const key = prefix ? `${prefix}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* keysBelow(join(folder, entry.name), key)
    else yield key
  }
}

/** Sorts folders as if their names ended in a slash, so that keys are in ascending order across levels. */
function sortName(entry: { name: string; isDirectory(): boolean }): string {
  return entry.isDirectory() ? `${entry.name}/` : entry.name
}

function nullWhenMissing(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT' || code === 'ENOTDIR') return null
  throw error
}

/** Flushes a folder and those above it up to `top` to disk, so that a power failure loses no file name. */
async function syncFolders(folder: string, top: string): Promise<void> {
  // Windows cannot open folders; its file system journals renames itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (folder !== top) await syncFolders(dirname(folder), top)
}
