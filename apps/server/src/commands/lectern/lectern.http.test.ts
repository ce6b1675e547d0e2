import { openObjectStore } from '@lectern/backend'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readEnvironment } from '../../configuration/read-environment'
import { repositoryRoot } from '../../configuration/repository-root'
import { startServer, type RunningServer } from '../../start-server'
import { findBuiltProgram } from '../../testing/find-built-program'
import { runCommand } from './run-command'
import { openForOperator } from './open-for-operator'
import { readCommand } from './read-command'

const migrations = join(repositoryRoot(import.meta.url), 'packages/backend/migrations')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-operator-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const settings = () => ({ LECTERN_DATA: join(folder, 'data'), PORT: '0' })

interface ProgramEnd {
  code: number | null
  out: string
  complaints: string
}

/** Runs the program as a process. */
const runProgram = (...args: string[]): Promise<ProgramEnd> => runProgramWith({}, ...args)

function runProgramWith(more: Record<string, string>, ...args: string[]): Promise<ProgramEnd> {
  const nothing = { HOST: '', PUBLIC_URL: '', DATABASE_URL: '', LECTERN_LOG_LEVEL: '' }
  const child = spawn(process.execPath, [findBuiltProgram('lectern'), ...args], {
    cwd: folder,
    env: { ...process.env, ...nothing, ...settings(), INIT_CWD: folder, ...more },
  })
  let out = ''
  let complaints = ''
  child.stdout.on('data', (part: Buffer) => (out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (complaints += part.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, complaints })))
}

test('names wrong arguments before opening anything, with exit code 2', async () => {
  const wrong = await runProgram('user', 'add', 'ann')
  expect([wrong.code, wrong.complaints]).toEqual([2, expect.stringContaining('"ann" is not an email address.')])
  expect(wrong.complaints).toContain('lectern user role <email> student|user')
})

test('starts the database for a command when no server runs [AUTH-020]', async () => {
  const added = await runProgram('user', 'add', 'early@example.org', '--role', 'user')
  expect([added.code, added.out]).toEqual([0, expect.stringContaining('early@example.org is a user of domain 1 now')])
  expect(added.out).toMatch(/\/auth\/reset#token=[\w-]{43}\n/)
  const again = await runProgram('user', 'add', 'Early@example.org')
  expect([again.code, again.complaints]).toEqual([1, expect.stringContaining('has an account in domain 1 already')])
})

describe('beside a running server', () => {
  let server: RunningServer
  beforeAll(async () => {
    const start = await startServer(configuration(), folder, '0.0.0-test', { migrations, notice: () => undefined })
    if (start.kind === 'refused') throw new Error(start.reason)
    server = start.server
  })
  afterAll(() => server.stop())

  function configuration() {
    const read = readEnvironment({ ...settings(), LECTERN_LOG_LEVEL: 'silent' }, folder)
    if (read.kind === 'invalid') throw new Error(read.problems.join())
    return read.configuration
  }

  /** Runs a command in this process. */
  async function lectern(line: string): Promise<string> {
    const command = readCommand(line.split(' '))
    if (command.kind === 'help' || command.kind === 'run') throw new Error(`${line} is not carried out on the database`)
    const opened = await openForOperator(configuration(), migrations, () => undefined)
    if (opened.kind === 'refused') throw new Error(opened.reason)
    try {
      const objects = openObjectStore({ ...configuration(), secret: new Uint8Array(32), now: () => new Date() })
      const place = {
        objects,
        dataFolder: configuration().dataFolder,
        folder,
        version: '0.0.0-test',
        migrationsFolder: migrations,
        now: () => new Date(),
        report: () => undefined,
      }
      return await runCommand(command, { ...opened, ...place })
    } finally {
      await opened.close()
    }
  }

  /** Marks a book as published; its pages do not matter here. */
  async function showToReaders(bookId: number): Promise<void> {
    const opened = await openForOperator(configuration(), migrations, () => undefined)
    if (opened.kind === 'refused') throw new Error(opened.reason)
    await opened.pool.query(`update books set published_revision = 1, visibility = 'domain' where id = $1`, [bookId])
    await opened.close()
  }

  async function post(path: string, json: object): Promise<{ status: number; body: Record<string, unknown> }> {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(server.origin + path, { method: 'POST', headers, body: JSON.stringify(json) })
    return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) }
  }
  const email = 'early@example.org'
  const logIn = (password: string) => post('/auth/login', { email, password })
  const behind = (text: string, mark: string): string => new RegExp(`${mark}([\\w-]{43})$`).exec(text)?.[1] ?? ''

  test('sets passwords, roles and one-time links of accounts [AUTH-020]', async () => {
    const reset = await lectern(`user reset ${email}`)
    expect(reset).toContain(`  ${server.origin}/auth/reset#token=`)
    const token = behind(reset, 'reset#token=')
    expect((await post('/auth/reset', { token, password: 'chosen by her' })).status).toBe(200)
    expect(await logIn('chosen by her')).toMatchObject({ status: 200, body: { role: 'user' } })
    expect(await lectern(`user role ${email} student`)).toContain('is a student of domain 1 now')
    expect((await logIn('chosen by her')).body).toMatchObject({ role: 'student' })

    const link = await lectern(`sign-in-link ${email}`)
    expect(link).toContain(`  ${server.origin}/studio/#sign-in=`)
    const signIn = { token: behind(link, '#sign-in=') }
    expect(await post('/api/auth/sign-in-link', signIn)).toMatchObject({
      status: 200,
      body: { email, role: 'student' },
    })
    expect((await post('/api/auth/sign-in-link', signIn)).status).toBe(401)

    await lectern(`user reset ${email}`)
    expect((await logIn('chosen by her')).status).toBe(401)
    await expect(lectern('user role late@example.org user')).rejects.toThrow('There is no account late@example.org')
  })

  test('sets sites, colour, return link and budget of domains with separate accounts [AUTH-020]', async () => {
    const added = await lectern('domain add School --origin https://school.example --color #FD7E1D --budget 5000')
    const id = Number(/Domain (\d+): School/.exec(added)?.[1])
    expect(added).toContain('https://school.example')
    const elsewhere = lectern(`domain set ${id} --return-link https://elsewhere.example/`)
    await expect(elsewhere).rejects.toThrow("belongs to none of the domain's origins")
    const set = await lectern(`domain set ${id} --return-link https://school.example/books --budget 7000`)
    expect(set).toMatch(/#FD7E1D[^]*https:\/\/school\.example\/books[^]*7000 characters a month/)
    expect(await lectern('domain list')).toMatch(/^Domain 1: Lectern[^]*Domain \d+: School/)
    await expect(lectern('domain set 999 --name X')).rejects.toThrow('There is no domain 999')

    await lectern(`user add ${email} --role user --domain ${id}`)
    await expect(lectern(`sign-in-link ${email}`)).rejects.toThrow(`Name one: --domain 1`)
    const link = await lectern(`sign-in-link ${email} --domain ${id}`)
    const session = await post('/api/auth/sign-in-link', { token: behind(link, '#sign-in=') })
    const headers = { authorization: `Bearer ${String(session.body['accessToken'])}` }
    const subscription = await fetch(`${server.origin}/api/speech/subscription`, { headers })
    expect(await subscription.json()).toMatchObject({ character_limit: 7000 })
  })

  test("lets a domain's sites frame the reader within ten seconds, without a restart [AUTH-020]", async () => {
    const policyAt = async (path: string) =>
      (await fetch(`${server.origin}${path}`)).headers.get('content-security-policy') ?? ''
    const id = Number(/Domain (\d+): Frames/.exec(await lectern('domain add Frames'))?.[1])
    await lectern(`user add ${email} --role user --domain ${id}`)
    const link = await lectern(`sign-in-link ${email} --domain ${id}`)
    const session = await post('/api/auth/sign-in-link', { token: behind(link, '#sign-in=') })
    const made = await fetch(`${server.origin}/books`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${String(session.body['accessToken'])}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ title: 'Framed' }),
    })
    const { bookInfo } = z.object({ bookInfo: z.object({ id: z.number() }) }).parse(await made.json())
    await showToReaders(bookInfo.id)
    const book = `/?book=${bookInfo.id}`
    expect(await policyAt(book)).toMatch(/frame-ancestors 'self'$/)
    await lectern(`domain set ${id} --origin https://frames.example`)
    await expect
      .poll(() => policyAt(book), { interval: 500 })
      .toMatch(/frame-ancestors 'self' https:\/\/frames\.example$/)
    for (const other of ['/', '/?book=1', `/?domainId=${id}`, `${book}&book=1`]) {
      expect([other, await policyAt(other)]).toEqual([other, expect.not.stringContaining('frames.example')])
    }
  })

  test('lists what readers reported, newest first, without telling who they are', async () => {
    expect(await lectern('bugs')).toBe('No problem has been reported.')
    expect(await lectern('bugs --json')).toBe('[]')
    const link = await lectern(`sign-in-link ${email} --domain 1`)
    const session = await post('/api/auth/sign-in-link', { token: behind(link, '#sign-in=') })
    const user_token = String(session.body['accessToken'])
    const place = { book_id: 999_999, chapter_id: 3, page_id: 12, position_seconds: 12.3, selected_language: 'es' }
    const first = {
      ...place,
      audio_problem: true,
      text_problem: false,
      message: 'The owl is silent.',
      browser: 'Chrome 141, Android',
      window: '375 × 667',
      interface_language: 'en',
      activity: ['9 s before: play at 2.0 s'],
    }
    const returnurl = `https://school.example/?user=${email}`
    expect((await post('/api/bug', { ...first, user_token, returnurl, partner: email })).status).toBe(200)
    expect((await post('/api/bug', { message: 'Second' })).status).toBe(200)

    const listed = await lectern('bugs')
    expect(listed.indexOf('Second')).toBeLessThan(listed.indexOf('The owl is silent.'))
    for (const part of ['999999, which does not exist', 'chapter 3, 12.3 s', 'audio\n', 'Chrome 141', 'play at 2.0 s'])
      expect(listed).toContain(part)
    expect(await lectern('bugs --count 1')).not.toContain('owl')
    expect(await lectern('bugs --since 2099-01-01')).toContain('No problem has been reported since 2099')
    const json = await lectern('bugs --json')
    expect(JSON.parse(json)).toMatchObject([
      { message: 'Second', problems: [], activity: [] },
      { bookId: 999_999, chapterId: 3, pageId: 12, positionSeconds: 12.3, language: 'es', problems: ['audio'] },
    ])
    expect(listed + json).not.toContain(email)
    expect(json).not.toMatch(/userId|user_|returnurl|partner/i)

    const program = await runProgram('bugs', '--count', '1', '--json')
    expect([program.code, JSON.parse(program.out)]).toMatchObject([0, [{ message: 'Second' }]])
    const wrong = await runProgram('bugs', '--count', 'many')
    expect([wrong.code, wrong.complaints]).toEqual([2, expect.stringContaining('--count many is not a number')])
  })

  test('backs up a running server and restores it in another folder', async () => {
    const token = behind(await lectern(`user reset ${email} --domain 1`), 'reset#token=')
    expect((await post('/auth/reset', { token, password: 'kept through it all' })).status).toBe(200)
    const headers = async (origin: string) => {
      const json = JSON.stringify({ email, password: 'kept through it all', domainId: 1 })
      const type = { 'content-type': 'application/json' }
      const response = await fetch(`${origin}/auth/login`, { method: 'POST', headers: type, body: json })
      const { accessToken } = z.object({ accessToken: z.string() }).parse(await response.json())
      return { authorization: `Bearer ${accessToken}`, ...type }
    }
    await lectern(`user role ${email} user --domain 1`)
    const author = await headers(server.origin)
    const body = JSON.stringify({ title: 'Backed up', language: 'en', visibility: 'private' })
    expect((await fetch(`${server.origin}/books`, { method: 'POST', headers: author, body })).status).toBe(201)

    const backup = await runProgram('backup', 'friday')
    expect([backup.code, backup.out]).toEqual([0, expect.stringContaining(join(folder, 'friday'))])
    expect(backup.complaints).toMatch(/\d+ tables with \d+ rows\n[^]*\d+ objects/)
    const twice = await runProgram('backup', 'friday')
    expect([twice.code, twice.complaints]).toEqual([1, expect.stringContaining('is not empty')])
    await expect(lectern('backup data/inside')).rejects.toThrow('lies in the data folder')
    const occupied = await runProgram('restore', 'friday')
    expect([occupied.code, occupied.complaints]).toEqual([1, expect.stringContaining('The database is not empty')])

    const elsewhere = { LECTERN_DATA: join(folder, 'restored') }
    const restored = await runProgramWith(elsewhere, 'restore', 'friday')
    expect([restored.code, restored.out]).toEqual([0, expect.stringMatching(/^Restored as it was at 20/)])
    const second = { ...configuration(), dataFolder: elsewhere.LECTERN_DATA }
    const start = await startServer(second, folder, '0.0.0-test', { migrations, notice: () => undefined })
    if (start.kind === 'refused') throw new Error(start.reason)
    try {
      const list = async (origin: string) =>
        (await fetch(`${origin}/books/minimal/7`, { headers: await headers(origin) })).json()
      expect(await list(start.server.origin)).toEqual(await list(server.origin))
      expect(await list(start.server.origin)).toMatchObject([{ title: 'Backed up', canEdit: true }])
    } finally {
      await start.server.stop()
    }
  })
})
