import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mergeLibraries } from './merge-libraries'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lectern-merge-'))
})
afterEach(() => rm(root, { recursive: true }))

async function makeLibrary(name: string, books: { title: string; cover: string }[]): Promise<string> {
  const folder = join(root, name)
  await mkdir(join(folder, 'media'), { recursive: true })
  await writeFile(join(folder, 'library.json'), JSON.stringify({ version: 1, books }))
  for (const { cover } of books) await writeFile(join(folder, 'media', cover), cover)
  return folder
}
const readBooks = async (folder: string) => JSON.parse(await readFile(join(folder, 'library.json'), 'utf8'))

test('a new book is added after the others, with its media', async () => {
  const target = await makeLibrary('target', [{ title: 'A', cover: 'a.webp' }])
  await mergeLibraries(await makeLibrary('added', [{ title: 'B', cover: 'b.webp' }]), target)
  expect(await readBooks(target)).toEqual({
    version: 1,
    books: [
      { title: 'A', cover: 'a.webp' },
      { title: 'B', cover: 'b.webp' },
    ],
  })
  expect(await readdir(join(target, 'media'))).toEqual(['a.webp', 'b.webp'])
})

test('a book of the same title is replaced in its place, and its former media are removed', async () => {
  const books = [
    { title: 'A', cover: 'a.webp' },
    { title: 'B', cover: 'b.webp' },
  ]
  const target = await makeLibrary('target', books)
  await mergeLibraries(await makeLibrary('added', [{ title: 'A', cover: 'c.webp' }]), target)
  expect((await readBooks(target)).books.map(({ cover }: { cover: string }) => cover)).toEqual(['c.webp', 'b.webp'])
  expect(await readdir(join(target, 'media'))).toEqual(['b.webp', 'c.webp'])
})

test('the folder is created if it does not exist', async () => {
  const target = join(root, 'none')
  await mergeLibraries(await makeLibrary('added', [{ title: 'A', cover: 'a.webp' }]), target)
  expect(await readdir(join(target, 'media'))).toEqual(['a.webp'])
})
