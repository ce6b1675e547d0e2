import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLocalObjectStore } from '../../platform/objects/local-object-store'
import type { ObjectStore } from '../../ports/index'
import { standInEngines } from '../../testing/stand-in-engines'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { speakSentences } from './speak-sentences'
import { createSentSentences, type SentSentences } from './sent-sentences'
import { createSpeechBudget, type SpeechBudget } from './speech-budget'

const text = 'Say this.'

let server: TestBackend
let budget: SpeechBudget
let sent: SentSentences
let objects: ObjectStore
let domainId: number
let { engines, script } = standInEngines()
beforeAll(async () => {
  server = await startTestBackend()
  sent = createSentSentences(server.database)
  budget = createSpeechBudget(server.database, 2 * text.length, () => new Date())
})
afterAll(() => server.stop())
beforeEach(async () => {
  domainId = await server.addDomain()
  ;({ engines, script } = standInEngines())
  const folder = join(server.dataFolder, randomUUID())
  const secret = Buffer.from('a secret')
  objects = createLocalObjectStore({ folder, temporaryFolder: join(folder, 'new'), secret, now: () => new Date() })
})

const newRun = (id: string = randomUUID()) => ({ id, token: randomUUID() })

/** Runs one attempt of a job that speaks the given sentences, by default one. */
function run(
  lease = newRun(),
  { store = objects, signal = new AbortController().signal, speech = engines.speech, texts = [text] } = {},
) {
  const work = { id: lease.id, lease, payload: null, userId: null, bookId: null, isLastAttempt: false, signal }
  const voice = { language: 'en', voiceId: 'ada', modelId: 'plain', voiceSettings: {}, pageVariationId: 1 }
  const sentences = texts.map((one) => ({ text: one, ...voice }))
  return speakSentences(
    { ...engines, speech, objects: store, budget, sent, incomingFolder: join(server.dataFolder, 'incoming') },
    { ...work, log: pino({ level: 'silent' }), report: () => undefined, storeResult: () => Promise.resolve() },
    { domainId, sentences, dictionaries: [], audioFormat: 'wav' },
    (spoken) => Promise.resolve(spoken),
  )
}

describe('text sent to a voice', () => {
  test('is charged even if its audio cannot be stored, and attempts stop at the budget', async () => {
    const broken = { ...objects, put: () => Promise.reject(new Error('the store is down')) }
    const { id } = newRun()
    await expect(run(newRun(id), { store: broken })).rejects.toThrow('the store is down')
    expect(await budget.used(domainId)).toBe(text.length)
    await expect(run(newRun(id), { store: broken })).rejects.toThrow('the store is down')
    await expect(run(newRun(id), { store: broken })).rejects.toMatchObject({ code: 'budget-spent' })
    expect(script.spokenTexts).toEqual([text, text])
    expect(await budget.used(domainId)).toBe(2 * text.length)
  })

  test('is charged and stored if the run was stopped meanwhile', async () => {
    const stopping = new AbortController()
    script.beforeSpeaking = () => Promise.resolve(stopping.abort())
    const { id } = newRun()
    await expect(run(newRun(id), { signal: stopping.signal })).rejects.toThrow('aborted')
    expect(await budget.used(domainId)).toBe(text.length)
    expect(await run(newRun(id))).toMatchObject({ characters: 0 })
    expect(script.spokenTexts).toEqual([text])
    expect(await budget.used(domainId)).toBe(text.length)
  })

  test('is charged if a later run of the job has reserved its speech meanwhile', async () => {
    const [first, second] = [newRun(), newRun()]
    second.id = first.id
    script.beforeSpeaking = async () => {
      script.beforeSpeaking = () => Promise.resolve()
      expect(await budget.reserve(domainId, second, text.length)).toBe(true)
    }
    await run(first)
    expect(await budget.used(domainId)).toBe(2 * text.length)
    await sent.begin(second.id, { key: 'another', characters: 5 }, true)
    await budget.settle(second)
    expect(await budget.used(domainId)).toBe(text.length + 5)
  })

  test('is charged and stored before the run ends, even if the sentence before it failed', async () => {
    const kept: string[] = []
    const slow = {
      ...objects,
      async put(...put: Parameters<ObjectStore['put']>) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        kept.push(put[0])
        return objects.put(...put)
      },
    }
    script.failingTexts.set('No.', 'rate-limited')
    await expect(run(newRun(), { store: slow, texts: ['No.', 'Yes.'] })).rejects.toMatchObject({
      code: 'provider-busy',
    })
    expect(kept).toHaveLength(1)
    expect(await budget.used(domainId)).toBe('Yes.'.length)
  })

  test('is not sent again because the list of models was unavailable', async () => {
    const models = (await engines.speech.models()).map((model) => ({ ...model, uses_neighbouring_text: true }))
    const speech = { ...engines.speech, models: () => Promise.resolve(models) }
    const texts = ['One.', 'Two.']
    await run(newRun(), { speech, texts })
    const away = { ...engines.speech, models: () => Promise.resolve([]) }
    await expect(run(newRun(), { speech: away, texts })).rejects.toMatchObject({ code: 'engine-failed' })
    expect(script.spokenTexts.toSorted()).toEqual(texts)
  })

  test('is reported as an error if no budget was reserved for it', async () => {
    const sentence = { key: 'unreserved', characters: 5 }
    await expect(sent.begin(randomUUID(), sentence, true)).rejects.toThrow('not reserved')
    expect(await sent.list(randomUUID())).toEqual([])
  })
})

describe('a run whose job another run has taken over', () => {
  test("releases nothing of the other's reservation", async () => {
    const first = newRun()
    const second = newRun(first.id)
    expect(await budget.reserve(domainId, first, 10)).toBe(true)
    expect(await budget.reserve(domainId, second, 10)).toBe(true)
    await budget.settle(first)
    expect(await budget.used(domainId)).toBe(10)
    await budget.settle(second)
    expect(await budget.used(domainId)).toBe(0)
  })

  test('reserves nothing any more', async () => {
    const { id } = newRun()
    await server.database.execute(`insert into jobs (id, kind, key, payload, state, lease_token, lease_until)
      values ('${id}', 'speak', '${id}', '{}', 'running', gen_random_uuid(), now() + interval '1 hour')`)
    await expect(budget.reserve(domainId, newRun(id), 10)).rejects.toThrow('another run')
    expect(await budget.used(domainId)).toBe(0)
  })
})
