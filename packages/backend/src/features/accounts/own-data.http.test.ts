import { Session } from '@lectern/contracts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bugReports, notes, quizSubmissions, quizzes, readingProgress, userSettings } from '../../entities/schema'
import { catchMails } from '../../testing/catch-mails'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { formOf, sampleWav } from '../../testing/sample-media'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { uploadsLeft } from '../../testing/uploads-left'

const mails = catchMails()
let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend({ mailer: mails.mailer })
})
afterAll(() => server.stop())
beforeEach(() => server.advance(3600))

async function readerWithData(email: string, book: TestBook) {
  const { id: userId, domainId } = await server.backend.accounts.saveAccount({ email, role: 'student' })
  const token = await server.signIn(email, 'student')
  const { bookId, pages } = book
  await server.database.insert(notes).values({ userId, bookId, note: `of ${email}`, otherFields: { colour: 'red' } })
  await server.database.insert(userSettings).values({ userId, domainId, settings: { of: email } })
  const currentPageId = first(pages).pageId
  await server.database.insert(readingProgress).values({ userId, bookId, currentPageId, totalSeconds: 7 })
  const [quiz] = await server.database.insert(quizzes).values({ bookId, title: 'Quiz' }).returning()
  const submission = { userId, isPractice: false, selectedAnswers: [email], score: 0.5 }
  await server.database.insert(quizSubmissions).values({ ...submission, quizId: quiz?.id ?? 0 })
  await server.database.insert(bugReports).values({ userId, bookId, message: `bug of ${email}`, report: {} })
  return { userId, token }
}

const remove = (token: string, email: string) => server.call('DELETE', '/auth/account', { token, json: { email } })
const countOf = async (table: string, userId: number) => {
  const { rows } = await server.database.execute(`select count(*)::int as n from ${table} where user_id = ${userId}`)
  return Number(rows[0]?.['n'])
}

describe('the export of an account', () => {
  test("contains all of its data and no one else's [AUTH-022]", async () => {
    const author = await server.signIn('author@example.org')
    const book = await makeTestBook(server, author)
    const { token, userId } = await readerWithData('ann@example.org', book)
    await readerWithData('bob@example.org', book)
    const response = await server.call('GET', '/auth/account/export', { token })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="lectern-account.json"')
    expect(response.body).toMatchObject({
      account: { id: userId, email: 'ann@example.org', role: 'student' },
      books: [],
      notes: [{ note: 'of ann@example.org', bookId: book.bookId, colour: 'red' }],
      settings: [{ settings: { of: 'ann@example.org' } }],
      progress: [{ bookId: book.bookId, totalSeconds: 7 }],
      quizSubmissions: [{ selectedAnswers: ['ann@example.org'], score: 0.5 }],
      bugReports: [{ message: 'bug of ann@example.org' }],
      sessions: [{}],
    })
    expect(response.text).not.toContain('bob@example.org')
    expect(response.text).not.toMatch(/passwordHash|scrypt|tokenHash/)
    const authored = await server.call('GET', '/auth/account/export', { token: author })
    expect(authored.body).toMatchObject({ books: [{ id: book.bookId, title: 'A book' }], notes: [] })
  })

  test('requires signing in, and so does deleting the account', async () => {
    expect((await server.call('GET', '/auth/account/export')).status).toBe(401)
    expect((await server.call('DELETE', '/auth/account', { json: { email: 'ann@example.org' } })).status).toBe(401)
  })

  test('covers every table that references an account; a new table must be decided on', async () => {
    const { rows } = await server.database.execute(`select distinct conrelid::regclass::text as name
      from pg_constraint where contype = 'f' and confrelid = 'users'::regclass order by 1`)
    const exported = ['book_authors', 'bug_reports', 'notes', 'quiz_submissions', 'reading_progress', 'refresh_tokens']
    // Work on books, secrets, and responses stored for a day.
    const notPersonal = ['answered_calls', 'entity_revisions', 'jobs', 'mailed_links', 'publications']
    const others = [
      'pronunciation_dictionaries',
      'pronunciation_versions',
      'rect_revisions',
      'sign_in_links',
      'user_settings',
    ]
    expect(rows.map((row) => row['name'])).toEqual([...exported, ...notPersonal, ...others].toSorted())
  })
})

describe('a deleted account', () => {
  test("loses its notes, settings, progress and answers, and nobody else's [AUTH-022]", async () => {
    const book = await makeTestBook(server, await server.signIn('author@example.org'))
    const { token, userId } = await readerWithData('leaves@example.org', book)
    const other = await readerWithData('stays@example.org', book)
    expect(await remove(token, 'Leaves@example.org')).toMatchObject({ status: 200, body: { success: true } })
    const personal = ['notes', 'user_settings', 'reading_progress', 'quiz_submissions', 'refresh_tokens', 'bug_reports']
    for (const table of personal) {
      expect([table, await countOf(table, userId)]).toEqual([table, 0])
      expect([table, await countOf(table, other.userId)]).toEqual([table, 1])
    }
    const { rows } = await server.database.execute(`select message from bug_reports where message like '%leaves%'`)
    expect(rows).toHaveLength(1)
    const preview = await server.call('GET', `/file/bookData/${book.bookId}/preview`, {
      token: await server.signIn('author@example.org'),
    })
    expect(preview.status).toBe(200)
  })

  test('loses its sessions, and writes with a token that outlives it are refused', async () => {
    await server.backend.accounts.saveAccount({ email: 'ghost@example.org', role: 'user', password: 'of a ghost' })
    const credentials = { email: 'ghost@example.org', password: 'of a ghost' }
    const session = Session.parse((await server.call('POST', '/auth/login', { json: credentials })).body)
    await remove(session.accessToken, 'ghost@example.org')
    const { accessToken: token, refreshToken } = session
    expect((await server.call('POST', '/auth/refresh', { json: { refreshToken } })).status).toBe(401)
    expect((await server.call('POST', '/auth/login', { json: credentials })).status).toBe(401)
    const gone = { status: 401, body: { code: 'session-ended' } }
    expect(await server.call('POST', '/books', { token, json: { title: 'x' } })).toMatchObject(gone)
    expect(await server.call('GET', '/auth/account/export', { token })).toMatchObject(gone)
    expect(await remove(token, 'ghost@example.org')).toMatchObject(gone)
  })

  test('is not deleted by mistake: its own address must be typed', async () => {
    const token = await server.signIn('careful@example.org')
    for (const json of [{}, { email: 'other@example.org' }, { email: 'x' }]) {
      expect(await server.call('DELETE', '/auth/account', { token, json })).toMatchObject({
        status: 422,
        body: { field: 'email' },
      })
    }
    expect((await server.call('GET', '/auth/account/export', { token })).status).toBe(200)
  })

  test('loses its books with their files; a book with another author stays', async () => {
    const token = await server.signIn('writer@example.org')
    const own = await makeTestBook(server, token)
    const shared = await makeTestBook(server, token)
    await server.call('POST', `/books/${shared.bookId}/invitations`, { token, json: { email: 'second@example.org' } })
    const accepted = await server.call('POST', '/auth/invitation', {
      json: { token: await mails.tokenTo('second@example.org'), password: 'of the second' },
    })
    const second = Session.parse(accepted.body).accessToken
    expect((await remove(token, 'writer@example.org')).status).toBe(200)
    const read = (bookId: number) => server.call('GET', `/file/bookData/${bookId}/preview`, { token: second })
    expect([(await read(own.bookId)).status, (await read(shared.bookId)).status]).toEqual([404, 200])
    const folders = await readdir(join(server.dataFolder, 'objects'))
    expect(folders).toContain(String(shared.bookId))
    const left = await readdir(join(server.dataFolder, 'objects', String(own.bookId)), { recursive: true }).catch(
      () => [],
    )
    expect(left.filter((name) => name.includes('.'))).toEqual([])
  })

  test('stops its running alignments, and deletes the recordings of all alignments', async () => {
    const token = await server.signIn('speaker@example.org')
    const seen = { begun: 0, stopped: 0 }
    server.script.beforeAligning = (_text, signal) => {
      seen.begun++
      return new Promise((resolve) => {
        signal?.addEventListener('abort', () => {
          seen.stopped++
          resolve('cancelled')
        })
      })
    }
    for (const text of ['The first.', 'The second.']) {
      const form = formOf({ text }, [{ part: 'file', bytes: sampleWav(1), fileName: 'a.wav' }])
      const headers = { prefer: 'respond-async' }
      const response = await server.call('POST', '/api/text-to-speech/forced-alignment', { token, form, headers })
      expect(response.status).toBe(202)
    }
    await expect.poll(() => seen.begun).toBe(1)
    expect(uploadsLeft(server)).toHaveLength(2)
    expect((await remove(token, 'speaker@example.org')).status).toBe(200)
    await expect.poll(() => [seen.stopped, uploadsLeft(server)]).toEqual([1, []])
    expect(seen.begun).toBe(1)
  })

  test("leaves no book without an author, even if a co-author's is deleted simultaneously", async () => {
    for (let round = 0; round < 5; round++) {
      const emails = [`one${round}@example.org`, `two${round}@example.org`] as const
      const one = await server.signIn(emails[0])
      const { bookId } = await makeTestBook(server, one, [])
      await server.call('POST', `/books/${bookId}/invitations`, { token: one, json: { email: emails[1] } })
      const accepted = await server.call('POST', '/auth/invitation', {
        json: { token: await mails.tokenTo(emails[1]), password: 'of the second' },
      })
      const two = Session.parse(accepted.body).accessToken
      const responses = await Promise.all([remove(one, emails[0]), remove(two, emails[1])])
      expect(responses.map(({ status }) => status)).toEqual([200, 200])
      const { rows } = await server.database.execute(`select id from books where id = ${bookId}`)
      expect(z.array(z.unknown()).parse(rows)).toEqual([])
    }
  })
})
