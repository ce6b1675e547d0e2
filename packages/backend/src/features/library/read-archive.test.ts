import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArchive } from './read-archive'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-archive-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function readLibrary(json: unknown) {
  await writeFile(join(folder, 'library.json'), JSON.stringify(json))
  return readArchive(folder)
}

test('archives of this version and of the one before are read', async () => {
  for (const version of [1, 2]) {
    expect(await readLibrary({ format: 'lectern-library', version, books: [] })).toMatchObject({ version, books: [] })
  }
})

test('an archive of a later version is refused with the advice to update the server, whatever else it has', async () => {
  const later = readLibrary({ format: 'lectern-library', version: 3, volumes: [] })
  await expect(later).rejects.toThrow(
    'version 3 of its format, and this server reads versions up to 2. Update the server.',
  )
})

test('a file of another format is refused', async () => {
  for (const json of [{}, { format: 'another', version: 1, books: [] }]) {
    await expect(readLibrary(json)).rejects.toThrow('format')
  }
})
