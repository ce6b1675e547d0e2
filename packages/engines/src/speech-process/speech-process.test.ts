import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SpeechResult } from '@lectern/backend/ports'
import { afterEach, expect, test, vi } from 'vitest'
import { createSpeechProcess, type SpeechProcess, type SpeechProcessOptions } from './create-speech-process'

const standIn = fileURLToPath(new URL('../testing/speech-stand-in.mjs', import.meta.url))
const open: SpeechProcess[] = []

function start(options: Partial<SpeechProcessOptions> = {}, ...parameters: string[]): SpeechProcess {
  const speech = createSpeechProcess({ command: [process.execPath, standIn, ...parameters], ...options })
  open.push(speech)
  return speech
}
afterEach(() => {
  for (const speech of open.splice(0)) speech.close()
  vi.useRealTimers()
})

/** A slow machine takes no text for one that hangs: time passes only as a test says. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
/** As long as one text may take, and not as long as two. */
const passTime = () => vi.advanceTimersByTime(60_000)

const say = (speech: SpeechProcess, text: string, signal?: AbortSignal): Promise<SpeechResult> =>
  speech.speak({ text, voiceId: 'v', modelId: 'm', voiceSettings: {}, language: 'en', ...(signal ? { signal } : {}) })

function spoken(text: string): SpeechResult {
  const pcm = Int16Array.from(text, (character) => character.codePointAt(0) ?? 0)
  return { kind: 'spoken', pcm, sampleRate: 10, words: [{ start: 0, end: text.length, startTime: 0, endTime: 1 }] }
}

test('gives each of several queued texts its own audio', async () => {
  const speech = start()
  const texts = ['one', 'two', 'x'.repeat(50_000), '\n']
  expect(await Promise.all(texts.map((text) => say(speech, text)))).toEqual(texts.map(spoken))
  expect(await speech.voices()).toEqual([])
})

test('sends the rules that match a text, in order, and returns the rules that were skipped', async () => {
  const alias = (word: string) => ({ type: 'alias' as const, string_to_replace: word, alias: 'said' })
  const own = (id: string, ...words: string[]) => ({
    origin: 'own' as const,
    id,
    versionId: id,
    olderVersionIds: [],
    name: id,
    rules: words.map(alias),
  })
  const dictionaries = [
    own('a', 'UN', 'EU'),
    { origin: 'provider' as const, id: 'b', versionId: 'b' },
    own('c', 'in', 'the', 'un'),
  ]
  const speech = start()
  const request = { text: 'The UN in the house', voiceId: 'v', modelId: 'm', voiceSettings: {}, language: 'en' }
  expect(await speech.speak({ ...request, dictionaries })).toMatchObject({ skippedRules: ['UN', 'in', 'the'] })
  expect(await speech.speak(request)).not.toHaveProperty('skippedRules')
})

test('retries the current text alone when the process dies', async () => {
  const speech = start()
  const [bad, good] = await Promise.all([say(speech, 'die'), say(speech, 'after')])
  expect(bad).toMatchObject({ kind: 'failed', code: 'engine-failed', cause: expect.stringContaining('code 9') })
  expect(Object(bad).message).toBe('The voice stopped at this text. Try again, or choose another voice.')
  expect(good).toEqual(spoken('after'))
  const folder = await mkdtemp(join(tmpdir(), 'lectern-speech-'))
  expect(await say(start({}, join(folder, 'died')), 'die once')).toEqual(spoken('die once'))
  await rm(folder, { recursive: true })
})

/** The process that speaks now. */
async function processOf(speech: SpeechProcess): Promise<number> {
  const reply = await say(speech, 'who')
  return reply.kind === 'failed' ? Number(reply.message) : 0
}

test('retries the current text when the process is killed or stopped from outside', async () => {
  holdTime()
  for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
    const speech = start()
    const first = await processOf(speech)
    const speaking = say(speech, 'x'.repeat(500_000))
    process.kill(first, signal)
    if (signal === 'SIGSTOP') passTime()
    expect(await speaking).toEqual(spoken('x'.repeat(500_000)))
    expect(await processOf(speech)).not.toBe(first)
  }
}, 20_000)

test('retries after a process hangs once, and ends one that uses too much memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-speech-'))
  holdTime()
  const speaking = say(start({}, join(folder, 'hung')), 'hang once')
  await expect.poll(() => existsSync(join(folder, 'hung'))).toBe(true)
  passTime()
  expect(await speaking).toEqual(spoken('hang once'))
  vi.useRealTimers()
  await rm(folder, { recursive: true })
  const speech = start({ maximumMegabytes: 300 })
  const [bad, good] = await Promise.all([say(speech, 'eat'), say(speech, 'after')])
  expect(bad).toMatchObject({ kind: 'failed', cause: expect.stringContaining('MB of memory') })
  expect(good).toEqual(spoken('after'))
}, 30_000)

test('gives up a text that takes too long, and speaks the next one', async () => {
  holdTime()
  const speech = start()
  const state = { isGivenUp: false }
  const hanging = say(speech, 'hang').finally(() => (state.isGivenUp = true))
  const next = say(speech, 'ok')
  while (!state.isGivenUp) {
    passTime()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await hanging).toMatchObject({ kind: 'failed', code: 'timeout' })
  expect(await next).toEqual(spoken('ok'))
})

test('ends a process whose output breaks the protocol', async () => {
  expect(await say(start(), 'nonsense')).toMatchObject({ kind: 'failed', code: 'engine-failed' })
})

test('returns the error code with which the process refuses a text', async () => {
  expect(await say(start(), 'refuse')).toEqual({ kind: 'failed', code: 'unknown-voice', message: 'no such voice' })
})

test('removes a cancelled text from the queue, and lets the current one finish', async () => {
  const speech = start()
  const controller = new AbortController()
  const first = say(speech, 'first')
  const second = say(speech, 'second', controller.signal)
  controller.abort()
  expect(await second).toMatchObject({ kind: 'failed', code: 'cancelled' })
  expect(await first).toEqual(spoken('first'))
})

test('returns a failure and no voices when the engine is missing', async () => {
  for (const command of [null, ['/no/such/program'] as const]) {
    const speech = start({ command })
    expect(await say(speech, 'hello')).toMatchObject({ kind: 'failed', code: 'not-installed' })
    expect(await speech.voices()).toEqual([])
    expect(await speech.models()).toEqual([])
  }
})

test('ends an idle process, and starts a new one for the next text', async () => {
  const speech = start({ idleSeconds: 0.05 })
  expect(await say(speech, 'one')).toEqual(spoken('one'))
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(await say(speech, 'two')).toEqual(spoken('two'))
})

test('rest() ends the process when its queue is empty; the next text starts a new one', async () => {
  const speech = start()
  const pidOf = async () => {
    const reply = await say(speech, 'who')
    return reply.kind === 'failed' ? reply.message : 'nobody'
  }
  const first = pidOf()
  speech.rest()
  expect(await first).toBe(await pidOf())
  speech.rest()
  expect(await pidOf()).not.toBe(await first)
})
