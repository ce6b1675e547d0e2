import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AlignmentResult } from '@lectern/backend/ports'
import { writeWav } from '@lectern/core/audio'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MatchPool } from './matching-calls'
import { createElevenLabsAlignment } from './create-elevenlabs-alignment'
import { matchHere } from './testing/match-here'
import { type StandIn, startStandIn } from './testing/start-stand-in'

let provider: StandIn
let folder: string
let path: string
beforeEach(async () => {
  provider = await startStandIn()
  folder = await mkdtemp(join(tmpdir(), 'lectern-alignment-'))
  path = join(folder, 'reading.wav')
  await writeFile(path, writeWav({ sampleRate: 8000, channels: [new Float32Array(24_000)] }))
})
afterEach(async () => {
  await provider.close()
  await rm(folder, { recursive: true })
})

const engine = (matching: MatchPool = matchHere(), url = provider.url) =>
  createElevenLabsAlignment(
    { key: provider.key, url },
    {
      fetch: (address, init) => fetch(address, init),
      nowMs: () => 0,
      sleep: () => Promise.resolve(),
      random: () => 0,
      closing: new AbortController().signal,
    },
    matching,
  )
const align = (text: string, more: { path?: string; signal?: AbortSignal } = {}) =>
  engine().align({ path, text, language: 'en', ...more })
const fileOf = (form: FormData | null | undefined) => form!.get('file') as File
const aligned = (result: AlignmentResult) => {
  if (result.kind === 'failed') throw new Error(result.message)
  return result
}

test('has a version that differs from the embedded engine’s', () => {
  expect(engine().version).toMatch(/^elevenlabs/)
})

test('returns words with times, the loss of the provider, and a confidence computed from it', async () => {
  provider.script.alignedWords = [
    { text: 'Hello', start: 0.5, end: 0.9, loss: 0.1 },
    { text: ' ', start: 0.9, end: 1, loss: 0 },
    { text: 'there,', start: 1, end: 1.4, loss: 2.3 },
    { text: 'reader.', start: 1.5, end: 3.4, loss: 0 },
  ]
  const progress: number[] = []
  const result = aligned(
    await engine().align({
      path,
      text: 'Hello <break time="1s" /> there, reader.',
      language: 'en',
      onProgress: ({ done, total }) => progress.push(done / total),
    }),
  )
  expect(result.durationSeconds).toBe(3)
  expect(result.words).toEqual([
    { start: 0, end: 5, startTime: 0.5, endTime: 0.9, loss: 0.1, confidence: expect.closeTo(0.905, 3) },
    { start: 26, end: 32, startTime: 1, endTime: 1.4, loss: 2.3, confidence: expect.closeTo(0.1, 2) },
    { start: 33, end: 40, startTime: 1.5, endTime: 3, loss: 0, confidence: 1 },
  ])
  expect([result.speechNotInText, result.textNotSpoken]).toEqual([[], []])
  expect(progress).toEqual([0, 1])
  const { form } = provider.calls[0]!
  expect(form?.get('text')).toBe('Hello <break time="1s" /> there, reader.')
  expect(fileOf(form)).toMatchObject({ name: 'reading.wav', size: 48_044 })
})

test('reports words that the provider does not find, and keeps the others in place', async () => {
  provider.script.alignedWords = [
    { text: 'One', start: 0, end: 0.2, loss: 0.1 },
    { text: 'four.', start: 1, end: 1.2, loss: 0.1 },
  ]
  const result = aligned(await align('One two three four.'))
  expect(result.words.map(({ start }) => start)).toEqual([0, 14])
  expect(result.textNotSpoken).toEqual([{ start: 4, end: 13 }])
})

test('refuses a recording or text over the limit, without sending anything', async () => {
  const large = join(folder, 'very large.wav')
  const file = await open(large, 'w')
  await file.truncate(1_200_000_000)
  await file.close()
  expect(await align('Hello', { path: large })).toMatchObject({
    kind: 'failed',
    code: 'too-long',
    message: expect.stringMatching(/"very large\.wav" has 1\.2 GB/),
  })
  expect(await align('a '.repeat(340_000))).toMatchObject({ code: 'too-long' })
  expect(await align(' … ')).toMatchObject({ code: 'empty-text' })
  const noSound = join(folder, 'notes.txt')
  await writeFile(noSound, 'no sound')
  expect(await align('Hello', { path: noSound })).toMatchObject({ code: 'not-audio' })
  expect(provider.calls).toEqual([])
})

test.each([
  [{ status: 401, body: { detail: { status: 'quota_exceeded', message: 'Spent.' } } }, 'quota-exceeded', /Spent\./],
  [{ status: 401, body: { detail: 'Invalid API key' } }, 'bad-credentials', /ELEVENLABS_API_KEY/],
  [{ status: 400, body: { detail: { code: 'invalid_audio', message: 'Broken file.' } } }, 'broken', /Broken file\./],
  [{ status: 429, body: '' }, 'rate-limited', /too often/],
  [{ status: 413, body: 'too large' }, 'too-long', /cannot align/],
] as const)('maps the response %j to its error code', async (response, code, message) => {
  provider.script.responses = Array.from({ length: 5 }, () => ({ path: '/forced-alignment', ...response }))
  expect(await align('Hello')).toMatchObject({ kind: 'failed', code, message: expect.stringMatching(message) })
})

test.each([
  [{ status: 200, body: { words: 'none' } }, /shape.*\(at words\)/],
  [{ status: 200, body: '{"words": [' }, /cannot be read/],
  [{ ends: 'amid-response' }, /connection failed/],
] as const)('does not retry after an unusable response, which is charged: %j', async (response, message) => {
  provider.script.responses = [{ path: '/forced-alignment', ...response }]
  expect(await align('Hello')).toMatchObject({ code: 'answer-unusable', message: expect.stringMatching(message) })
  expect(provider.calls).toHaveLength(1)
})

test('does not retry an alignment that was charged and cannot be matched', async () => {
  const dying: MatchPool = { call: () => Promise.resolve({ kind: 'crashed', message: 'It died.' }) }
  const result = await engine(dying).align({ path, text: 'Hello', language: 'en' })
  expect(result).toMatchObject({ kind: 'failed', code: 'too-long' })
  expect(provider.calls).toHaveLength(1)
})

test('stops when the caller aborts, and sends the whole request again after status 503', async () => {
  provider.script.responses = [{ path: '/forced-alignment', status: 503, body: '' }]
  provider.script.alignedWords = [{ text: 'Hello', start: 0, end: 1, loss: 0 }]
  expect(aligned(await align('Hello')).words).toHaveLength(1)
  expect(provider.calls.map(({ form }) => fileOf(form).size)).toEqual([48_044, 48_044])
  provider.script.responses = [{ path: '/forced-alignment', ends: 'never' }]
  const stop = new AbortController()
  const aligning = align('Hello', { signal: stop.signal })
  await expect.poll(() => provider.calls.length).toBe(3)
  stop.abort()
  expect(await aligning).toMatchObject({ code: 'cancelled' })
})

test('names a provider that is unreachable or hangs up, and leaves no temporary file', async () => {
  const astray: unknown[] = []
  const onAstray = (reason: unknown) => void astray.push(reason)
  process.on('unhandledRejection', onAstray)
  const long = join(folder, 'long.wav')
  await writeFile(long, writeWav({ sampleRate: 8000, channels: [new Float32Array(8_000_000)] }))
  const deaf = createServer(({ socket }) => socket.resetAndDestroy())
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(deaf.address() as AddressInfo).port}`
  const stop = new AbortController()
  const request = { path: long, text: 'Hello', language: 'en', signal: stop.signal }
  expect(await engine(matchHere(), url).align(request)).toMatchObject({
    code: 'engine-failed',
    message: expect.stringMatching(/\((?:ECONNRESET|EPIPE|UND_ERR_SOCKET)\)/),
  })
  await new Promise((resolve) => deaf.close(resolve))
  expect(await engine(matchHere(), url).align(request)).toMatchObject({
    code: 'engine-failed',
    message: expect.stringContaining('ECONNREFUSED'),
  })
  // Whoever asked goes on to other things, which ends what still reads the recording.
  stop.abort()
  await new Promise((resolve) => setTimeout(resolve, 100))
  process.off('unhandledRejection', onAstray)
  expect(astray).toEqual([])
})
