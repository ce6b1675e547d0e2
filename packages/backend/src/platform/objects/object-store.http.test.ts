import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GetObjectResult, ObjectStore } from '../../ports/index'
import { createLocalObjectStore } from './local-object-store'
import { startS3Service, type S3Service } from '@lectern/s3-service'
import { createS3ObjectStore } from './s3-object-store'

let folder: string
let service: S3Service
const stores = new Map<string, ObjectStore>()
let clock = new Date()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-objects-'))
  service = await startS3Service()
  const now = () => clock
  stores.set(
    'a folder',
    createLocalObjectStore({
      folder,
      temporaryFolder: join(folder, 'objects-incoming'),
      secret: Buffer.from('secret'),
      now,
    }),
  )
  stores.set(
    'a bucket',
    createS3ObjectStore({
      ...service,
      endpoint: service.origin,
      temporaryFolder: join(folder, 'spool'),
      now,
    }),
  )
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

const storeOf = (name: string): ObjectStore => stores.get(name)!
const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251)

async function read(found: GetObjectResult): Promise<Uint8Array | string> {
  return found.kind === 'found' ? new Uint8Array(await new Response(found.body).arrayBuffer()) : found.kind
}

describe.each(['a folder', 'a bucket'])('object store %s', (name) => {
  test('reads objects as they were stored, whole and in part', async () => {
    const store = storeOf(name)
    const put = await store.put('books/1/sound.mp3', bytes, 'audio/mpeg')
    expect(put).toMatchObject({ key: 'books/1/sound.mp3', sizeBytes: 1000, contentType: 'audio/mpeg' })
    expect(await read(await store.get('books/1/sound.mp3'))).toEqual(bytes)
    expect(await read(await store.get('books/1/sound.mp3', { first: 10, last: 19 }))).toEqual(bytes.slice(10, 20))
    expect(await read(await store.get('books/1/sound.mp3', { first: 990 }))).toEqual(bytes.slice(990))
    expect(await store.get('books/1/sound.mp3', { first: 5, last: 2000 })).toMatchObject({
      range: { first: 5, last: 999 },
      object: { sizeBytes: 1000 },
    })
    expect(await store.get('books/1/sound.mp3', { first: 1000 })).toMatchObject({ kind: 'out-of-range' })
    expect(await store.head('books/1/sound.mp3')).toEqual(put)
  })

  test('stores a stream of unknown length and leaves no temporary file', async () => {
    const store = storeOf(name)
    const stream = new Blob([bytes, bytes]).stream()
    expect(await store.put('books/1/long.mp3', stream, 'audio/mpeg')).toMatchObject({ sizeBytes: 2000 })
    expect(await read(await store.get('books/1/long.mp3'))).toEqual(Uint8Array.from([...bytes, ...bytes]))
    for (const temporary of ['spool', 'objects-incoming'])
      expect(await readdir(join(folder, temporary)).catch(() => [])).toEqual([])
  })

  test('stores nothing if the upload is aborted', async () => {
    const store = storeOf(name)
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(bytes)
        controller.error(new Error('the line went dead'))
      },
    })
    await expect(store.put('books/1/broken.mp3', broken, 'audio/mpeg')).rejects.toThrow('the line went dead')
    expect(await store.head('books/1/broken.mp3')).toBeNull()
  })

  test('reports missing objects and deletes existing ones', async () => {
    const store = storeOf(name)
    expect(await store.get('books/2/nothing.png')).toEqual({ kind: 'missing', key: 'books/2/nothing.png' })
    expect(await store.delete('books/2/nothing.png')).toBe(false)
    await store.put('books/2/page.png', bytes, 'image/png')
    expect(await store.delete('books/2/page.png')).toBe(true)
    expect(await store.head('books/2/page.png')).toBeNull()
  })

  test('lists objects by prefix in ascending order, however many there are', async () => {
    const store = storeOf(name)
    const keys = Array.from({ length: 1005 }, (_, index) => `books/3/p${String(index).padStart(4, '0')}.txt`)
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(keys.slice(from, from + 50).map((key) => store.put(key, new Uint8Array([1]), 'text/plain')))
    await store.put('books/30/other.txt', new Uint8Array([1]), 'text/plain')
    const listed: string[] = []
    for await (const object of store.list('books/3/')) listed.push(object.key)
    expect(listed).toEqual(keys)
  })

  test.each(['../secrets', '/etc/passwd', 'a//b', 'a\0b', ''])('refuses the key %j', async (key) => {
    await expect(async () => storeOf(name).put(key, bytes, 'text/plain')).rejects.toThrow('is not an object key')
  })
})

describe('signed address of a bucket', () => {
  const sign = (method: 'GET' | 'PUT', contentType?: string) =>
    storeOf('a bucket').signUrl({
      key: 'books/4/sound.mp3',
      method,
      expiresInSeconds: 600,
      ...(contentType === undefined ? {} : { contentType }),
    })

  test('accepts one object of its type without other credentials, and returns it', async () => {
    clock = new Date()
    const put = await fetch(await sign('PUT', 'audio/mpeg'), {
      method: 'PUT',
      headers: { 'content-type': 'audio/mpeg' },
      body: bytes,
    })
    expect(put.status).toBe(200)
    const got = await fetch(await sign('GET'))
    expect(new Uint8Array(await got.arrayBuffer())).toEqual(bytes)
  })

  test('refuses a file of another size if the size is signed', async () => {
    const address = await storeOf('a bucket').signUrl({
      key: 'books/4/sized.mp3',
      method: 'PUT',
      expiresInSeconds: 600,
      contentType: 'audio/mpeg',
      exactBytes: bytes.length,
    })
    const upload = async (body: Uint8Array<ArrayBuffer>) =>
      (await fetch(address, { method: 'PUT', headers: { 'content-type': 'audio/mpeg' }, body })).status
    expect(await upload(new Uint8Array(bytes.length + 1))).toBe(403)
    expect(await upload(bytes)).toBe(200)
  })

  test('refuses another type, method or key', async () => {
    const address = await sign('PUT', 'audio/mpeg')
    const other = { method: 'PUT', headers: { 'content-type': 'text/html' }, body: '<script>' }
    expect((await fetch(address, other)).status).toBe(403)
    expect((await fetch(address)).status).toBe(403)
    const moved = address.replace('books/4/', 'books/5/')
    expect((await fetch(moved, { method: 'PUT', headers: { 'content-type': 'audio/mpeg' }, body: bytes })).status).toBe(
      403,
    )
  })

  test('is equal within five minutes, and refused after it expires', async () => {
    clock = new Date(1_800_000_000_000)
    const first = await sign('GET')
    clock = new Date(1_800_000_240_000)
    expect(new URL(await sign('GET')).searchParams.get('X-Amz-Date')).toBe(
      new URL(first).searchParams.get('X-Amz-Date'),
    )
    clock = new Date(Date.now() - 7_200_000)
    expect((await fetch(await sign('GET'))).status).toBe(403)
    clock = new Date()
  })
})
