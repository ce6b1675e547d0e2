import { BookData, ImportedPages } from '@lectern/contracts/main'
import { connect } from 'node:net'
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { first, makeTestBook, pagesForm } from '../../testing/make-test-book'
import { uploadsLeft } from '../../testing/uploads-left'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const upload = (chapterId: number, form: FormData) =>
  server.call('POST', `/chapters/${chapterId}/pages/upload`, { token, form })
const left = () => uploadsLeft(server)

describe('imported files become pages', () => {
  test('in the order of files and pages, with unreadable ones reported and skipped [API-MAIN-046]', async () => {
    const { chapterId } = await makeTestBook(server, token, [])
    const response = await upload(
      chapterId,
      pagesForm('en', [
        { name: 'one.pdf', pages: [['First'], 'broken', null] },
        { name: 'notes.txt', pages: 'plain text' },
        { name: 'two.pdf', pages: [['Last']] },
      ]),
    )
    expect(response.status).toBe(200)
    const { pages, problems } = ImportedPages.parse(response.body)
    expect(pages.map((page) => page.page_number)).toEqual([1, 2, 3])
    const variations = pages.map((page) => first(page.variations))
    expect(variations.map((variation) => variation.rectData?.rectsByWords.map((rect) => rect.word))).toEqual([
      ['First'],
      [],
      ['Last'],
    ])
    expect(variations.map((variation) => variation.textSource)).toEqual(['text-layer', null, 'text-layer'])
    expect(problems).toEqual([
      { file: 'one.pdf', page: 2, code: 'broken', message: 'Page 2 of one.pdf is damaged.' },
      { file: 'notes.txt', code: 'not-an-image', message: 'notes.txt is neither a PDF nor an image.' },
    ])
    const image = await server.call('GET', variations[1]?.pageImageLink ?? '')
    expect(image.text).toBe('image of one.pdf page 3')
    await expect.poll(left).toEqual([])
  })

  test('further files are appended to the existing pages', async () => {
    const { bookId, chapterId } = await makeTestBook(server, token, [['One']])
    await upload(chapterId, pagesForm('en', [{ name: 'more.pdf', pages: [['Two'], ['Three']] }]))
    const { body } = await server.call('GET', `/file/bookData/${bookId}/chapters/${chapterId}/rectData`, { token })
    const words = Array.isArray(body) ? body.map((page) => page.variations[0].rectData.rectsByWords[0].word) : []
    expect(words).toEqual(['One', 'Two', 'Three'])
  })

  test('another language is added to the named pages, and a skipped page gets none', async () => {
    const { chapterId, pages } = await makeTestBook(server, token, [['One'], ['Two'], ['Three']])
    const form = pagesForm('es', [{ name: 'libro.pdf', pages: [['Uno'], 'broken', ['Tres'], ['Cuatro']] }], pages)
    const response = ImportedPages.parse((await upload(chapterId, form)).body)
    expect(response.pages.map((page) => page.pageId).slice(0, 2)).toEqual([pages[0]?.pageId, pages[2]?.pageId])
    const languages = async (pageId?: number) => {
      const { body } = await server.call('GET', `/pages/${pageId}`, { token })
      return Object(body).variations.map((variation: { variation: string }) => variation.variation)
    }
    expect(await languages(pages[0]?.pageId)).toEqual(['en', 'es'])
    expect(await languages(pages[1]?.pageId)).toEqual(['en'])
    expect(await languages(response.pages[2]?.pageId)).toEqual(['es'])
  })

  test('a new image replaces that of the page and keeps its rects', async () => {
    const { chapterId, pages } = await makeTestBook(server, token, [['One']])
    const before = ImportedPages.shape.pages.element.parse(
      (await server.call('GET', `/pages/${pages[0]?.pageId}`, { token })).body,
    )
    await upload(chapterId, pagesForm('en', [{ name: 'better.pdf', pages: [['Other']] }], pages))
    const after = ImportedPages.shape.pages.element.parse(
      (await server.call('GET', `/pages/${pages[0]?.pageId}`, { token })).body,
    )
    expect(first(after.variations).rectData).toEqual(first(before.variations).rectData)
    expect((await server.call('GET', first(after.variations).pageImageLink ?? '')).text).toBe(
      'image of better.pdf page 1',
    )
    expect((await server.call('GET', first(before.variations).pageImageLink ?? '')).status).toBe(404)
  })

  test('a text layer that differs from the page image is ignored', async () => {
    const { chapterId } = await makeTestBook(server, token, [])
    const pages = [
      ['Nothing', 'like', 'what'],
      ['stands', 'here'],
    ]
    const response = ImportedPages.parse(
      (await upload(chapterId, pagesForm('en', [{ name: 'lying.pdf', pages }]))).body,
    )
    expect(response.pages.map((page) => first(page.variations))).toMatchObject([
      { textSource: null, rectData: { rectsByWords: [] } },
      { textSource: null, rectData: { rectsByWords: [] } },
    ])
  })
})

describe('pages imported before a failure', () => {
  /** Makes a published book, so that authors see whether it has changed since; jobs get one attempt. */
  async function publishedBook() {
    await server.database.execute('alter table jobs alter column maximum_attempts set default 1')
    const book = await makeTestBook(server, token, [['One']])
    await server.call('POST', `/api/book/${book.bookId}/publish`, { token, json: {} })
    return book
  }
  afterEach(async () => {
    await server.database.execute('alter table jobs alter column maximum_attempts set default 3')
    server.script.deadlyFiles.clear()
    server.script.beforeImporting = () => Promise.resolve()
  })
  const readBook = async (bookId: number) =>
    BookData.parse((await server.call('GET', `/file/bookData/${bookId}/preview`, { token })).body)
  const twoFiles = () =>
    pagesForm('en', [
      { name: 'good.pdf', pages: [['Two']] },
      { name: 'deadly.pdf', pages: [['Three']] },
    ])

  test('are returned, with the file that crashes the engine at every attempt reported and skipped', async () => {
    const { bookId, chapterId } = await publishedBook()
    server.script.deadlyFiles.add('deadly.pdf')
    const response = await upload(chapterId, twoFiles())
    expect(response.status).toBe(200)
    const { pages, problems } = ImportedPages.parse(response.body)
    expect(pages).toHaveLength(1)
    expect(problems).toMatchObject([{ file: 'deadly.pdf', code: 'engine-failed' }])
    expect((await readBook(bookId)).bookInfo.publicationIsBehind).toBe(true)
  })

  test('are reported with the failure, and the book counts as changed', async () => {
    const { bookId, chapterId } = await publishedBook()
    server.script.beforeImporting = (name) =>
      name === 'deadly.pdf' ? Promise.reject(new Error('out of luck')) : Promise.resolve()
    const response = await upload(chapterId, twoFiles())
    expect(response).toMatchObject({ status: 500, body: { code: 'job-failed' } })
    expect(response.text).toContain('1 page was imported before and is in the chapter.')
    const { bookInfo, chapters } = await readBook(bookId)
    expect([bookInfo.publicationIsBehind, first(chapters).pages.length]).toEqual([true, 2])
  })

  test('are none if the engine crashes on the only file: the import fails', async () => {
    const { bookId, chapterId } = await publishedBook()
    server.script.deadlyFiles.add('deadly.pdf')
    const response = await upload(chapterId, pagesForm('en', [{ name: 'deadly.pdf', pages: [null] }]))
    expect(response).toMatchObject({ status: 502, body: { code: 'engine-failed' } })
    expect((await readBook(bookId)).bookInfo.publicationIsBehind).toBe(false)
  })
})

test('an upload stays while an unfinished job of any version references it', async () => {
  const { bookId } = await makeTestBook(server, token, [])
  const folder = join(server.dataFolder, 'objects/import-uploads')
  mkdirSync(folder, { recursive: true })
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const name of ['needed.bin', 'forgotten.bin', 'young.bin']) {
    writeFileSync(join(folder, name), 'pages')
    if (name !== 'young.bin') utimesSync(join(folder, name), yesterday, yesterday)
  }
  await server.database.execute(`insert into jobs (id, kind, key, book_id, payload, state, run_at)
    values (gen_random_uuid(), 'import', 'old', ${bookId}, '{"elsewhere": ["import-uploads/needed.bin"]}', 'queued', now() + interval '1 hour')`)
  await (await server.startAnother()).stop()
  expect(left()).toEqual(['needed.bin', 'young.bin'])
  await server.database.execute(`delete from jobs where key = 'old'`)
  await (await server.startAnother()).stop()
  expect(left()).toEqual(['young.bin'])
  rmSync(join(folder, 'young.bin'))
})

test('a book deleted during its import leaves no upload and no object', async () => {
  const { bookId, chapterId } = await makeTestBook(server, token, [])
  const pages = Array.from({ length: 400 }, (_, index) => [`Word${index}`])
  const started = await server.call('POST', `/chapters/${chapterId}/pages/upload`, {
    token,
    form: pagesForm('en', [{ name: 'long.pdf', pages }]),
    headers: { prefer: 'respond-async' },
  })
  expect(started.status).toBe(202)
  const objectsOfBook = () => {
    const folder = join(server.dataFolder, 'objects', String(bookId))
    if (!existsSync(folder)) return []
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  }
  await expect.poll(() => objectsOfBook().length).toBeGreaterThan(4)
  expect((await server.call('DELETE', `/books/${bookId}`, { token })).status).toBe(200)
  await expect.poll(left).toEqual([])
  await expect.poll(objectsOfBook).toEqual([])
})

describe('an upload is refused and leaves no file', () => {
  test('without a file or language, with an unknown part, or for a page of another chapter', async () => {
    const { chapterId } = await makeTestBook(server, token, [])
    const other = await makeTestBook(server, token, [null])
    const unknownPart = pagesForm('en', [])
    unknownPart.append('virus', new Blob(['x']), 'x.png')
    const noLanguage = new FormData()
    noLanguage.append('files', new Blob(['[null]']), 'a.pdf')
    const attempts: [FormData, string][] = [
      [pagesForm('en', []), 'files'],
      [pagesForm('en', [{ name: 'a.pdf', pages: [null] }], other.pages), 'pages'],
      [noLanguage, 'variation'],
    ]
    for (const [form, field] of attempts) {
      expect(await upload(chapterId, form)).toMatchObject({ status: 422, body: { field } })
    }
    expect((await upload(chapterId, unknownPart)).status).toBe(422)
    expect(left()).toEqual([])
  })

  test('if it is cut off, and the server keeps running', async () => {
    const { chapterId } = await makeTestBook(server, token, [])
    const { port } = new URL(server.url)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST /chapters/${chapterId}/pages/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
            'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n' +
            '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n[null',
        )
        setTimeout(() => socket.destroy(), 200)
      })
      socket.on('close', () => resolve())
    })
    await expect.poll(left).toEqual([])
    expect((await server.call('GET', '/health')).status).toBe(200)
  })

  test('if its sender has no rights to the chapter; it is not even received', async () => {
    const { chapterId } = await makeTestBook(server, token, [])
    const otherAuthor = await server.signIn('other-author@example.org')
    const form = pagesForm('en', [{ name: 'a.pdf', pages: [null] }])
    const response = await server.call('POST', `/chapters/${chapterId}/pages/upload`, { token: otherAuthor, form })
    expect(response.status).toBe(404)
    expect(left()).toEqual([])
  })
})
