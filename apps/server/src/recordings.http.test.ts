import { embeddedChoices } from '@lectern/engines'
import { AlignedChapter, ConvertedTrack } from '@lectern/contracts/app'
import { AlignedAudio, BookData } from '@lectern/contracts/main'
import { materialPath } from '@lectern/engines/testing'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repositoryRoot } from './configuration/repository-root'
import { startServer, type RunningServer } from './start-server'

let folder: string
let server: RunningServer
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-recordings-'))
  const root = join(folder, 'root')
  for (const app of ['reader', 'studio']) {
    await mkdir(join(root, 'apps', app, 'dist'), { recursive: true })
    await writeFile(join(root, 'apps', app, 'dist', 'index.html'), app)
  }
  const configuration = {
    port: 0,
    host: '127.0.0.1',
    role: 'all',
    dataFolder: join(folder, 'data'),
    databaseUrl: null,
    endsWithDatabase: false,
    bucket: null,
    secret: null,
    publicUrl: null,
    speechBudget: 1000,
    translateUrl: null,
    frameAncestors: [],
    partners: [],
    smtpUrl: null,
    mailSender: null,
    proxies: 0,
    logLevel: 'silent',
    testStudent: true,
    limits: {},
    engines: embeddedChoices,
    metricsToken: null,
  } as const
  const migrations = join(repositoryRoot(import.meta.url), 'packages/backend/migrations')
  const started = await startServer(configuration, root, '0.0.0-test', { migrations, notice: () => {} })
  if (started.kind === 'refused') throw new Error(started.reason)
  server = started.server
  const session = await send('POST', '/api/auth/sign-in-link', { token: server.signInToken })
  token = Object(session).accessToken
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function send(method: string, path: string, body?: object): Promise<unknown> {
  const isForm = body instanceof FormData
  const response = await fetch(server.address + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

async function formWith(part: string, material: string, fields: Readonly<Record<string, string>>): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set(part, new Blob([new Uint8Array(await readFile(materialPath(material)))]), material)
  return form
}

/** Words in `mary.wav`, with their hand-marked start times. */
const sentence = 'Mary rolled the barrel.'
async function expectMarked(words: readonly { word: string; start: number }[]) {
  const marked: { start: number }[] = JSON.parse(await readFile(materialPath('narration/mary.words.json'), 'utf8'))
  expect(words.map(({ word }) => word)).toEqual(sentence.split(' '))
  for (const [index, { start }] of words.entries()) {
    expect(Math.abs(start - (marked[index]?.start ?? Infinity))).toBeLessThan(0.1)
  }
}

test('aligns an uploaded recording with a time for every word [API-MAIN-007]', async () => {
  const fields = { text: sentence, enabled_spooled_file: 'false' }
  const form = await formWith('file', 'narration/mary.wav', fields)
  const { words, durationSeconds } = AlignedAudio.parse(
    await send('POST', '/api/text-to-speech/forced-alignment', form),
  )
  await expectMarked(words)
  expect(durationSeconds).toBeCloseTo(1.87, 2)
})

test("aligns a chapter's recording, converts it to MP3 and resizes its page [API-APP-009]", async () => {
  const { bookInfo, chapters } = BookData.parse(await send('POST', '/books', { title: 'Recorded', language: 'en' }))
  const chapterId = chapters[0]?.id
  const chapterVariationId = chapters[0]?.variations[0]?.id
  const pages = await formWith('files', 'ocr-images/phototest.tif', { variation: 'en' })
  await send('POST', `/chapters/${chapterId}/pages/upload`, pages)
  await send(
    'POST',
    `/chapters/${chapterId}/audio/upload`,
    await formWith('file', 'narration/mary.wav', { variation: 'en' }),
  )
  const shown = BookData.parse(await send('GET', `/file/bookData/${bookInfo.id}/preview`)).chapters[0]?.pages[0]
    ?.variations[0]

  const aligned = AlignedChapter.parse(
    await send('POST', '/api/text-to-speech/align-from-chapter', {
      chapterVariationId,
      enabled_spooled_file: false,
      bookId: bookInfo.id,
      editor: null,
      pageData: [{ pageVariationId: shown?.id, text: sentence }],
    }),
  )
  await expectMarked(aligned.words)
  expect(new Set(aligned.words.map(({ pageVariationId }) => pageVariationId))).toEqual(new Set([shown?.id]))

  const converted = ConvertedTrack.parse(
    await send('POST', `/api/chapter-variation-audio/${chapterVariationId}/convert`),
  )
  expect(converted).toMatchObject({ audioFileName: expect.stringMatching(/\.mp3$/), durationSeconds: 1.87 })
  const track = await fetch(server.address + converted.audioLink)
  expect([track.status, track.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect(await send('GET', `/api/chapter-variation-words/${chapterVariationId}`)).toEqual({ words: aligned.words })

  const link = server.address + (shown?.pageImageLink ?? '')
  const [whole, small] = [await fetch(link), await fetch(`${link}&w=640`)]
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await small.arrayBuffer()).byteLength).toBeLessThan((await whole.arrayBuffer()).byteLength)
})
