import { getPublishedBook } from '@lectern/contracts/publishing'
import { getBookPreview, listBooks } from '@lectern/contracts/main'
import { openSignInLink } from '@lectern/contracts/app'
import { readVoiceSettings, writeVoiceSettings } from '@lectern/core/book'
import { drawScan, materialPath, measureFoundFraction, showText, wordsOf, writePdf } from '@lectern/engines/testing'
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BuiltProgram, findBuiltProgram } from '../../testing/find-built-program'
import { callRoute, type Send } from '../call-route'
import { createSender, withToken } from '../connect/sign-in'
import { type MakeBookReport, STEPS } from './report'

const running = new Set<ChildProcess>()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-make-book-'))
  await copyFile(materialPath('ocr-images/phototest.tif'), inFolder('phototest.tif'))
})
afterAll(async () => {
  await Promise.all([...running].map((child) => endingOf(child, () => child.kill('SIGTERM'))))
  await rm(folder, { recursive: true, force: true })
})

const inFolder = (name: string): string => join(folder, name)

/** Starts a program of the server on the data folder of these tests. */
function start(program: BuiltProgram, args: readonly string[]) {
  const settings = {
    LECTERN_DATA: inFolder('data'),
    PORT: '0',
    HOST: '',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    LECTERN_LOG_LEVEL: '',
  }
  const child = spawn(process.execPath, [findBuiltProgram(program), ...args], {
    cwd: folder,
    env: { ...process.env, ...settings, INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let out = ''
  let complaints = ''
  child.stdout.on('data', (part: Buffer) => (out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (complaints += part.toString()))
  const said = (text: string) =>
    vi.waitUntil(() => `${out}${complaints}`.includes(text), { timeout: 60_000, interval: 20 })
  const ended = endingOf(child).then((code) => {
    running.delete(child)
    return { code, out, complaints }
  })
  return { child, said, ended, out: () => out }
}

function endingOf(child: ChildProcess, end: () => void = () => {}): Promise<number | NodeJS.Signals | null> {
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
    end()
  })
}

const startMakeBook = (...args: string[]) => start('make-book', args)
const named = ['--title', 'Of the tests', '--language', 'en']

async function readReport(name: string): Promise<MakeBookReport> {
  return JSON.parse(await readFile(inFolder(name), 'utf8'))
}

test('makes a book with right, timed words from a scan, on a server started for it', async () => {
  const made = await startMakeBook('phototest.tif', ...named, '--json', 'scan.json').ended
  expect(made).toMatchObject({ code: 0, complaints: '' })
  const report = await readReport('scan.json')
  expect(made.out).toContain(`Read it: ${report.readerUrl}`)
  expect(report).toEqual({
    bookId: expect.any(Number),
    published: true,
    access: 'public',
    readerUrl: expect.stringContaining(`book=${report.bookId}`),
    studioUrl: report.readerUrl?.replace('/?book=', '/studio/books/'),
    pages: [
      {
        page: 1,
        source: 'recognised',
        words: expect.any(Number),
        confidence: expect.any(Number),
        text: expect.any(String),
        seconds: expect.any(Number),
      },
    ],
    words: report.pages[0]?.words,
    wordsTimed: report.words,
    wordsEstimated: expect.any(Number),
    shareTimed: 1,
    audioSeconds: expect.any(Number),
    secondsPerStep: Object.fromEntries(STEPS.map((step) => [step, expect.any(Number)])),
    problems: [],
  })
  const gold = wordsOf(await readFile(materialPath('ocr-images/phototest.gold.txt'), 'utf8'))
  expect(measureFoundFraction(gold, wordsOf(report.pages[0]?.text ?? ''))).toBeGreaterThanOrEqual(0.95)
  expect(report.pages[0]?.confidence).toBeGreaterThan(0.9)
  expect(report.wordsEstimated).toBeLessThanOrEqual(0.05 * report.words)
  expect(report.audioSeconds).toBeGreaterThan(5)
})

test('uses a recording as the track, with the times at which its words are read', async () => {
  const text = (await readFile(materialPath('narration/slt.txt'), 'utf8')).trim()
  const lines = text.match(/.{1,60}(?:\s|$)/g) ?? []
  const drawn = lines.map((line, index) => showText(line.trim(), 60, 740 - 24 * index, 14)).join('')
  await writeFile(inFolder('read.pdf'), writePdf([{ content: drawn }]))
  const recording = ['--audio', materialPath('narration/slt.ogg'), '--json', 'read.json']
  expect(await startMakeBook('read.pdf', ...named, ...recording).ended).toMatchObject({ code: 0, complaints: '' })
  const report = await readReport('read.json')
  expect(report).toMatchObject({ words: 137, wordsTimed: 137, problems: [] })
  expect(report.wordsEstimated).toBeLessThanOrEqual(7)
  expect(report.audioSeconds).toBeCloseTo(59.95, 0)

  const missing = await startMakeBook('read.pdf', ...named, '--audio', 'nothing.mp3').ended
  expect(missing).toMatchObject({ code: 1, complaints: expect.stringMatching(/no file ".*nothing\.mp3"/) })
})

test('reports a language without recognition in one sentence', async () => {
  const refused = await startMakeBook('phototest.tif', '--title', 'Of the tests', '--language', 'fi').ended
  expect(refused.code).toBe(1)
  expect(refused.complaints).toMatch(/^[^\n{]*recognition data[^\n]*"fi"[^\n]*\n$/)
})

describe('beside a running server', () => {
  let address = ''
  let token = ''
  let send: Send

  beforeAll(async () => {
    const server = start('main', [])
    await server.said('Lectern is ready')
    const [, found = '', signIn = ''] = /Author +(http[^/]*\/\/[^/]+)\/studio\/#sign-in=(\S+)/.exec(server.out()) ?? []
    address = found
    const session = await callRoute(createSender(address), openSignInLink, { body: { token: signIn } })
    token = session.accessToken
    send = withToken(createSender(address), token)
  })

  /** The author's own books, and everything of books in the store. */
  async function whatIsKept(): Promise<unknown> {
    const books = await callRoute(send, listBooks, { params: { scope: 'all' } })
    const objects = readdirSync(join(inFolder('data'), 'objects'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/(recognition|speech)-cache|voice-previews/.test(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name))
    const uploads = inFolder('data/uploads')
    return {
      books: books.map(({ id }) => id),
      objects: objects.toSorted(),
      uploads: existsSync(uploads) ? readdirSync(uploads) : [],
    }
  }

  test('gives every word a time, in reading order and within the audio', async () => {
    const report = await readReport('scan.json')
    const book = await callRoute(createSender(address), getPublishedBook, { params: { id: report.bookId } })
    const [chapter] = book.chapters
    const words = chapter?.pages.flatMap(({ variations }) => variations[0]?.rectData?.rectsByWords ?? []) ?? []
    expect(words).toHaveLength(report.words)
    let before = 0
    for (const { startTime = -1, endTime = -1 } of words) {
      expect(startTime).toBeGreaterThanOrEqual(before)
      expect(endTime).toBeGreaterThan(startTime)
      before = startTime
    }
    expect(Math.max(...words.map(({ endTime = Infinity }) => endTime))).toBeLessThanOrEqual(report.audioSeconds)
    const variation = chapter?.variations[0]
    expect(variation?.durationSeconds).toBeCloseTo(report.audioSeconds, 3)
    expect((await fetch(new URL(variation?.audio ?? '', address))).headers.get('content-type')).toBe('audio/mpeg')
  })

  test('speaks with the settings that the audio editor sends, which finds no sentence to speak again', async () => {
    const { bookId } = await readReport('scan.json')
    const { chapters } = await callRoute(send, getBookPreview, { params: { id: bookId } })
    const stored = chapters[0]?.variations[0]?.voiceSettings
    expect(stored).toContain('speed')
    expect(writeVoiceSettings(readVoiceSettings(stored))).toBe(stored)
  })

  test('uses the words of a PDF, but not hidden text that differs from its picture', async () => {
    const scan = await drawScan()
    await writeFile(
      inFolder('two pages.pdf'),
      writePdf([
        { content: showText('The hen went to the river every morning.', 72, 700, 18) },
        {
          width: 480,
          height: 360,
          image: scan,
          content: `q 480 0 0 360 0 0 cm /Image Do Q\n3 Tr\n${showText('Xyz qqq nothing of all this is here', 40, 300, 18)}`,
        },
      ]),
    )
    const args = ['two pages.pdf', ...named, '--json', 'pdf.json', '--server', `${address}/`, '--token', token]
    expect(await startMakeBook(...args).ended).toMatchObject({ code: 0, complaints: '' })
    const { pages, shareTimed } = await readReport('pdf.json')
    expect(pages).toMatchObject([
      { source: 'text-layer', words: 8, confidence: 1, text: 'The hen went to the river every morning.' },
      { source: 'recognised', text: expect.stringContaining('The quick brown dog jumped') },
    ])
    expect(shareTimed).toBe(1)
  })

  test('leaves a draft unpublished and says where its author finds it', async () => {
    const made = await startMakeBook('two pages.pdf', ...named, '--draft', '--access', 'domain', '--json', 'draft.json')
      .ended
    expect(made).toMatchObject({ code: 0, complaints: '' })
    const report = await readReport('draft.json')
    expect(report).toMatchObject({ published: false, access: 'domain', readerUrl: null, shareTimed: 1 })
    expect(report.secondsPerStep.publish).toBeNull()
    expect(report.studioUrl).toBe(`${address}/studio/books/${report.bookId}`)
    expect(made.out).toContain(report.studioUrl)
    expect(made.out).not.toContain('Read it')
    const params = { id: report.bookId }
    const draft = await callRoute(send, getBookPreview, { params })
    expect(draft.bookInfo).toMatchObject({ published: false, visibility: 'domain' })
    await expect(callRoute(send, getPublishedBook, { params })).rejects.toMatchObject({ status: 404 })
  })

  test('publishes a book for the readers that --access names, and refuses a wrong value', async () => {
    const args = ['two pages.pdf', ...named, '--json', 'private.json']
    const made = await startMakeBook(...args, '--access', 'private').ended
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('(for its authors)') })
    const report = await readReport('private.json')
    expect(report).toMatchObject({ published: true, access: 'private' })
    const params = { id: report.bookId }
    const own = await callRoute(send, getPublishedBook, { params })
    expect(own.bookInfo).toMatchObject({ published: true, visibility: 'private' })
    const stranger = callRoute(createSender(address), getPublishedBook, { params })
    await expect(stranger).rejects.toMatchObject({ status: 404 })

    const wrong = await startMakeBook(...args, '--access', 'everyone').ended
    expect(wrong).toMatchObject({ code: 2, complaints: expect.stringMatching(/^"everyone" .*public, domain, private/) })
  })

  test('imports the good pages of a folder, and reports the broken ones', async () => {
    await mkdir(inFolder('Füchse & Hunde'))
    await copyFile(inFolder('phototest.tif'), inFolder('Füchse & Hunde/Seite 1 – früh.tif'))
    await writeFile(inFolder('Füchse & Hunde/Seite 2.png'), 'no picture')
    await writeFile(inFolder('Füchse & Hunde/Seite 3.pdf'), '')
    const made = await startMakeBook('Füchse & Hunde', ...named, '--json', 'folder.json').ended
    expect(made.code).toBe(0)
    const report = await readReport('folder.json')
    expect(report.pages).toHaveLength(1)
    expect(report.problems.map(({ file, code }) => [file, code])).toEqual([
      ['Seite 3.pdf', 'empty'],
      ['Seite 2.png', 'not-an-image'],
    ])
    for (const { message } of report.problems) expect(made.complaints).toContain(message)
  })

  test('creates no book without a good page, and reports every file', async () => {
    const before = await whatIsKept()
    await writeFile(inFolder('torn.tif'), (await readFile(inFolder('phototest.tif'))).subarray(0, 9000))
    await writeFile(inFolder('torn.pdf'), `%PDF-1.7\n${'x'.repeat(500)}`)
    await writeFile(inFolder('nothing.png'), '')
    await writeFile(inFolder('earlier.json'), '{}')
    const files = ['torn.tif', 'torn.pdf', 'nothing.png', 'gone.png']
    const refused = await startMakeBook(...files, ...named, '--json', 'earlier.json').ended
    expect(refused.code).toBe(1)
    for (const file of files) expect(refused.complaints).toContain(file)
    expect(existsSync(inFolder('earlier.json'))).toBe(false)
    expect(await whatIsKept()).toEqual(before)
  })

  test.each(['Pages', 'Words', 'Speech'])('Ctrl-C during "%s" removes everything that was created', async (step) => {
    const before = await whatIsKept()
    const making = startMakeBook('phototest.tif', 'two pages.pdf', ...named, '--json', 'stopped.json')
    await making.said(`${step} …`)
    making.child.kill('SIGINT')
    expect(await making.ended).toMatchObject({ code: 130, complaints: expect.stringContaining('Stopped') })
    expect(existsSync(inFolder('stopped.json'))).toBe(false)
    await expect.poll(whatIsKept, { timeout: 60_000 }).toEqual(before)
  })
})
