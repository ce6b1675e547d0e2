import { BookSummary } from '@lectern/contracts/main'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { first, makeTestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let author: string
beforeAll(async () => {
  server = await startTestBackend()
  author = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

async function list(query: string, token?: string) {
  const { status, body } = await server.call('GET', `/books/minimal/7${query}`, token === undefined ? {} : { token })
  expect(status).toBe(200)
  return z.array(BookSummary).parse(body)
}
const titles = (books: readonly { title: string }[]) => books.map(({ title }) => title)

async function makeBook(token: string, fields: object, visibility?: string): Promise<number> {
  const { bookId } = await makeTestBook(server, token)
  await server.call('PUT', `/books/${bookId}`, { token, json: fields })
  if (visibility !== undefined)
    await server.call('POST', `/api/book/${bookId}/publish`, { token, json: { visibility } })
  return bookId
}

describe('books by pages', () => {
  test('follow each other in the order of the whole list, whose call answers as before', async () => {
    const token = await server.signIn('pages@example.org')
    for (let number = 1; number <= 7; number += 1)
      await makeBook(token, { title: `Part ${number}` }, number % 2 ? 'public' : undefined)
    // Two books of the same moment are told apart by their ids.
    await server.database.execute(
      sql`update books set updated_at = date_trunc('second', now()) where title in ('Part 2', 'Part 3')`,
    )
    const whole = await list('', token)
    expect(whole.length).toBeGreaterThanOrEqual(7)
    expect(whole.every((book) => book.cursor === undefined)).toBe(true)
    const seen = []
    let after = ''
    for (;;) {
      const page = await list(`?limit=3${after}`, token)
      if (page.length === 0) break
      seen.push(...page)
      after = `&after=${page.at(-1)?.cursor}`
    }
    expect(seen.map(({ cursor: _cursor, ...book }) => book)).toEqual(whole)
    expect(titles(await list('?limit=2&authored=true', token))).toEqual(titles(whole).slice(0, 2))
  })

  test('follow each other by title in the alphabet of a language, accents and numbers in their place', async () => {
    const token = await server.signIn('titles@example.org')
    for (const title of ['Part 10', 'Ñu', 'part 2', 'Nube', 'Élan', 'Oso', 'eland'])
      await makeBook(token, { title: `Shelved: ${title}` }, 'public')
    const english = ['Élan', 'eland', 'Ñu', 'Nube', 'Oso', 'part 2', 'Part 10'].map((title) => `Shelved: ${title}`)
    const spanish = ['Élan', 'eland', 'Nube', 'Ñu', 'Oso', 'part 2', 'Part 10'].map((title) => `Shelved: ${title}`)
    for (const [locale, wanted] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const seen = []
      let after = ''
      for (;;) {
        const page = await list(`?search=shelved&limit=2&sort=title&locale=${locale}${after}`)
        if (page.length === 0) break
        seen.push(...page)
        after = `&after=${page.at(-1)?.cursor}`
      }
      expect(titles(seen)).toEqual(wanted)
      expect(titles(await list(`?sort=title&locale=${locale}&authored=true`, token))).toEqual(wanted)
    }
    expect(titles(await list('?search=shelved&sort=title'))).toEqual(english)
  })

  test('are sorted by the title that the caller sees, and an author sees each book once', async () => {
    const token = await server.signIn('renamed@example.org')
    const renamed = await makeBook(token, { title: 'Renaming: Zebra' }, 'public')
    await server.call('PUT', `/books/${renamed}`, { token, json: { title: 'Renaming: Ant' } })
    await makeBook(token, { title: 'Renaming: Cat' }, 'public')
    const query = '?search=renaming&sort=title'
    expect(titles(await list(query))).toEqual(['Renaming: Cat', 'Renaming: Zebra'])
    expect(titles(await list(query, token))).toEqual(['Renaming: Ant', 'Renaming: Cat'])
    expect(titles(await list(query, author))).toEqual(['Renaming: Cat', 'Renaming: Zebra'])
    // A book whose working form is not found is one that readers find.
    expect(titles(await list('?search=zebra&sort=title', token))).toEqual(['Renaming: Ant'])
  })

  test('of one title, or of titles that begin alike, are each listed once', async () => {
    const token = await server.signIn('alike@example.org')
    const long = `Alike: ${'ñ'.repeat(250)}`
    for (const title of ['Alike: Owl', 'Alike: Owl', 'Alike: Owl', `${long} 1`, `${long} 2`])
      await makeBook(token, { title }, 'public')
    await server.database.execute(
      sql`update books set title = ${'\ufeffAlike: Wren'} where id = ${await makeBook(token, { title: 'Alike: Wren' })}`,
    )
    for (const caller of [undefined, token]) {
      const ids: number[] = []
      for (let after = ''; ids.length < 20;) {
        const [book] = await list(`?search=alike&limit=1&sort=title${after}`, caller)
        if (book === undefined) break
        ids.push(book.id)
        after = `&after=${book.cursor}`
      }
      expect([ids.length, new Set(ids).size]).toEqual(caller === undefined ? [5, 5] : [6, 6])
    }
  })

  test('begin anew at a cursor of the other order', async () => {
    const token = await server.signIn('orders@example.org')
    for (const title of ['Alder', 'Birch']) await makeBook(token, { title })
    const own = '?authored=true&limit=1'
    const [newest] = await list(own, token)
    const [sorted] = await list(`${own}&sort=title`, token)
    expect(titles([newest!, sorted!])).toEqual(['Birch', 'Alder'])
    expect(titles(await list(`${own}&after=${sorted?.cursor}`, token))).toEqual(['Birch'])
    expect(titles(await list(`${own}&sort=title&after=${newest?.cursor}`, token))).toEqual(['Alder'])
  })

  test('are those of the caller in one state of publication, if a state is asked for', async () => {
    const token = await server.signIn('states@example.org')
    await makeBook(token, { title: 'A draft' })
    await makeBook(token, { title: 'As published' }, 'public')
    const changed = await makeBook(token, { title: 'Changed since' }, 'public')
    await server.call('PUT', `/books/${changed}`, { token, json: { description: 'A new one' } })
    expect(titles(await list('?state=draft', token))).toEqual(['A draft'])
    expect(titles(await list('?state=published', token))).toEqual(['As published'])
    expect(titles(await list('?state=changed', token))).toEqual(['Changed since'])
    expect(await list('?state=published')).toEqual([])
  })

  test('show each caller only books that it may see', async () => {
    const other = await server.signIn('other@example.org')
    const outsider = await server.signIn('outsider@example.org', 'user', await server.addDomain())
    await makeBook(other, { title: 'Seen by all' }, 'public')
    await makeBook(other, { title: 'Seen by its domain' }, 'domain')
    await makeBook(other, { title: 'Seen by its author' }, 'private')
    await makeBook(other, { title: 'Seen as a draft' })
    const search = '?search=seen'
    expect(titles(await list(search))).toEqual(['Seen by all'])
    expect(titles(await list(search, outsider))).toEqual(['Seen by all'])
    expect(titles(await list(search, author))).toEqual(['Seen by its domain', 'Seen by all'])
    expect(titles(await list(search, other))).toHaveLength(4)
    expect(titles(await list(`${search}&authored=true`, author))).toEqual([])
    expect(titles(await list(`${search}&authored=true`))).toEqual([])
  })

  test('are refused with the field when the query is invalid', async () => {
    for (const [query, field] of [
      ['limit=0', 'limit'],
      ['limit=201', 'limit'],
      ['after=yesterday', 'after'],
      ['authored=yes', 'authored'],
      ['language=!', 'language'],
      ['kind=film', 'kind'],
      ['sort=size', 'sort'],
      ['sort=title&locale=fr', 'locale'],
      ['after=00.1', 'after'],
      ['search=%00', 'search'],
    ]) {
      const { status, body } = await server.call('GET', `/books/minimal/7?${query}`)
      expect([query, status, Object(body).field]).toEqual([query, 422, expect.stringContaining(field ?? '')])
    }
    expect((await server.call('GET', '/books/minimal/7?after=999999999999999-999999999999999')).status).toBe(200)
  })
})

describe('a search in the library', () => {
  test('ignores case and accents, and finds every word in any order', async () => {
    await makeBook(
      author,
      { title: 'Canción de la Ciudad', description: 'Über den Łódź', identifier: 'ISBN-77' },
      'public',
    )
    for (const words of ['cancion', 'CANCIÓN', 'ciudad canción', 'anci', 'uber lodz', 'isbn-77', '%20ciudad%20%20de']) {
      expect([words, titles(await list(`?search=${words}`))]).toEqual([
        words,
        words === 'isbn-77' ? [] : ['Canción de la Ciudad'],
      ])
    }
    expect(titles(await list('?search=isbn-77', author))).toEqual(['Canción de la Ciudad'])
    expect(titles(await list('?search=ciudad pueblo'))).toEqual([])
  })

  test('matches wildcards of SQL patterns as ordinary characters', async () => {
    await makeBook(author, { title: String.raw`100 % pure_joy \o/` }, 'public')
    const found = [String.raw`100 % pure_joy \o/`]
    for (const sign of ['%', '_', '\\', '％', String.raw`\o`]) {
      expect([sign, titles(await list(`?search=${encodeURIComponent(sign)}`))]).toEqual([sign, found])
    }
    expect(titles(await list('?search=p_re'))).toEqual([])
  })

  test('searches what readers see, and for authors what they write', async () => {
    const bookId = await makeBook(author, { title: 'Printed name' }, 'public')
    await server.call('PUT', `/books/${bookId}`, { token: author, json: { title: 'Secret renaming' } })
    expect(titles(await list('?search=printed'))).toEqual(['Printed name'])
    expect(titles(await list('?search=secret'))).toEqual([])
    expect(titles(await list('?search=secret', author))).toEqual(['Secret renaming'])
  })

  test('may be narrowed to a language of the publication, for authors of the working form', async () => {
    const bookId = await makeBook(author, { title: 'Narrowed in two' }, 'public')
    const { body } = await server.call('GET', `/books/${bookId}/chapters`, { token: author })
    const chapterId = z.array(z.looseObject({ id: z.number() })).parse(body)[0]?.id
    const json = { chapterId, variation: 'fr' }
    await server.call('POST', `/books/${bookId}/chapters/addChapter/variation`, { token: author, json })
    await makeBook(author, { title: 'Narrowed in one' }, 'public')
    const find = async (language: string, token?: string) =>
      titles(await list(`?search=narrowed&language=${language}`, token))
    expect(await find('fr', author)).toEqual(['Narrowed in two'])
    expect(await find('fr')).toEqual([])
    expect(await find('en', author)).toEqual(await find('en'))
    expect(await find('en')).toEqual(['Narrowed in one', 'Narrowed in two'])
  })

  test('may be narrowed to a kind: that of the publication, for its authors too', async () => {
    const { bookId, pages } = await makeTestBook(server, author)
    await server.call('PUT', `/books/${bookId}`, { token: author, json: { title: 'Sorted by kind' } })
    const publish = () => server.call('POST', `/api/book/${bookId}/publish`, { token: author, json: {} })
    const find = async (kind: string, token?: string) => titles(await list(`?search=sorted&kind=${kind}`, token))
    await publish()
    const { pageId } = first(pages)
    const { body } = await server.call('GET', `/pages/${pageId}`, { token: author })
    const json = { ...Object(body), popupTriggers: [{ id: 'q1', title: { en: 'One' }, isQuiz: true }] }
    expect((await server.call('POST', `/pages/${pageId}/content`, { token: author, json })).status).toBe(200)
    expect([await find('quiz'), await find('quiz', author)]).toEqual([[], []])
    await publish()
    expect([await find('quiz'), await find('quiz', author)]).toEqual([['Sorted by kind'], ['Sorted by kind']])
    expect([await find('video'), await find('video', author)]).toEqual([[], []])
    for (const token of [undefined, author])
      expect((await list('?search=sorted', token)).map(({ kinds }) => kinds)).toEqual([['quiz']])
  })
})
