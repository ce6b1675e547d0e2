import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Book = z.looseObject({ title: z.string(), key: z.string(), formerKeys: z.array(z.string()).optional() })
const Library = z.looseObject({ books: z.array(Book) })

/**
 * Adds the books of one library folder to another. A book of the same title is another build of the same book: it is replaced in
 * its place, and its keys become former keys, so that servers which have imported it do not import the new one. Media that no
 * book names any more are removed.
 */
export async function mergeLibraries(added: string, target: string): Promise<void> {
  const library = await readLibrary(added)
  const before = existsSync(join(target, 'library.json')) ? (await readLibrary(target)).books : []
  const books = [...before]
  for (const book of library.books) {
    const place = before.findIndex(({ title }) => title === book.title)
    const replaced = before[place]
    if (replaced === undefined) books.push(book)
    else books[place] = addFormerKeys(book, replaced)
  }
  await mkdir(join(target, 'media'), { recursive: true })
  await cp(join(added, 'media'), join(target, 'media'), { recursive: true })
  const text = `${JSON.stringify({ ...library, books })}\n`
  await writeFile(join(target, 'library.json'), text)
  for (const name of await readdir(join(target, 'media'))) {
    if (!text.includes(name)) await rm(join(target, 'media', name))
  }
}

function addFormerKeys(book: z.output<typeof Book>, { key, formerKeys = [] }: z.output<typeof Book>) {
  const keys = new Set([...formerKeys, key])
  keys.delete(book.key)
  return keys.size === 0 ? book : { ...book, formerKeys: [...keys] }
}

async function readLibrary(folder: string): Promise<z.output<typeof Library>> {
  return Library.parse(JSON.parse(await readFile(join(folder, 'library.json'), 'utf8')))
}
