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

async function makeLibrary(name: string, covered: { title: string; cover: string }[]): Promise<string> {
  const folder = join(root, name)
  await mkdir(join(folder, 'media'), { recursive: true })
  const books = covered.map((book) => ({ key: `key with ${book.cover[0]}`, ...book }))
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
      { key: 'key with a', title: 'A', cover: 'a.webp' },
      { key: 'key with b', title: 'B', cover: 'b.webp' },
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

test('a book keeps the keys of all its earlier builds, and none if it is built again without a change', async () => {
  const target = await makeLibrary('target', [{ title: 'A', cover: 'a.webp' }])
  const build = async (cover: string) => {
    await mergeLibraries(await makeLibrary(`build with ${cover}`, [{ title: 'A', cover }]), target)
    return (await readBooks(target)).books[0].formerKeys
  }
  expect(await build('a.webp')).toBeUndefined()
  expect(await build('b.webp')).toEqual(['key with a'])
  expect(await build('c.webp')).toEqual(['key with a', 'key with b'])
  expect(await build('a.webp')).toEqual(['key with b', 'key with c'])
})

test('the folder is created if it does not exist', async () => {
  const target = join(root, 'none')
  await mergeLibraries(await makeLibrary('added', [{ title: 'A', cover: 'a.webp' }]), target)
  expect(await readdir(join(target, 'media'))).toEqual(['a.webp'])
})
