import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Library = z.looseObject({ books: z.array(z.looseObject({ title: z.string() })) })

/**
 * Adds the books of one library folder to another. A book of the same title is replaced in its place; media that no book names
 * any more are removed.
 */
export async function mergeLibraries(added: string, target: string): Promise<void> {
  const library = await readLibrary(added)
  const before = existsSync(join(target, 'library.json')) ? (await readLibrary(target)).books : []
  const books = [...before]
  for (const book of library.books) {
    const place = before.findIndex(({ title }) => title === book.title)
    books.splice(place < 0 ? books.length : place, place < 0 ? 0 : 1, book)
  }
  await mkdir(join(target, 'media'), { recursive: true })
  await cp(join(added, 'media'), join(target, 'media'), { recursive: true })
  const text = `${JSON.stringify({ ...library, books })}\n`
  await writeFile(join(target, 'library.json'), text)
  for (const name of await readdir(join(target, 'media'))) {
    if (!text.includes(name)) await rm(join(target, 'media', name))
  }
}

async function readLibrary(folder: string): Promise<z.output<typeof Library>> {
  return Library.parse(JSON.parse(await readFile(join(folder, 'library.json'), 'utf8')))
}
