import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEngines } from '../create-engines'
import { embeddedChoices } from '../choices/engine-choices'
import { materialPath } from '../testing/start-test-engines'
import { type StandIn, startStandIn } from './elevenlabs/testing/start-stand-in'

let provider: StandIn
beforeEach(async () => {
  provider = await startStandIn()
})
afterEach(() => provider.close())

test('uses the chosen speech provider, and the embedded voice to align recordings', async () => {
  const elevenLabs = { key: provider.key, url: provider.url }
  const engines = createEngines({
    speechCommand: null,
    choices: { ...embeddedChoices, speech: 'elevenlabs', elevenLabs },
  })
  expect((await engines.speech.voices()).map(({ voice_id: id }) => id)).toEqual(['ada'])
  const text = 'Hello.'
  const spoken = await engines.speech.speak({
    text,
    voiceId: 'ada',
    modelId: 'eleven_multilingual_v2',
    voiceSettings: {},
    language: 'en',
  })
  expect(spoken.kind).toBe('spoken')
  provider.script.samples = 1_000_000
  const long = await engines.speech.speak({
    text: 'Hello.',
    voiceId: 'ada',
    modelId: 'eleven_multilingual_v2',
    voiceSettings: {},
    language: 'en',
  })
  expect(long).toMatchObject({ kind: 'spoken', pcm: { length: 1_000_000 }, words: [{ start: 0, end: 6 }] })
  const callsSoFar = provider.calls.length
  expect(await engines.forcedAlignment.align({ path: 'none.wav', text, language: 'en' })).toMatchObject({
    kind: 'failed',
    code: 'not-installed',
  })
  expect(provider.calls.length).toBe(callsSoFar)
  await engines.close()
  expect(await engines.speech.subscription()).toBeNull()
})

test('uses the chosen alignment provider, and matches its words with the text in a worker', async () => {
  const elevenLabs = { key: provider.key, url: provider.url }
  const choices = { ...embeddedChoices, alignment: 'elevenlabs', elevenLabs } as const
  const engines = createEngines({ speechCommand: null, choices })
  provider.script.alignedWords = [{ text: 'Mary', start: 0.4, end: 0.6, loss: 0.2 }]
  const path = materialPath('narration/mary.wav')
  const aligned = await engines.forcedAlignment.align({ path, text: 'Mary rolled.', language: 'en' })
  expect(aligned).toMatchObject({
    kind: 'aligned',
    words: [{ start: 0, end: 4, startTime: 0.4, endTime: 0.6, loss: 0.2 }],
    textNotSpoken: [{ start: 5, end: 12 }],
  })
  await engines.close()
}, 20_000)

test('uses the embedded voice when no provider is chosen', async () => {
  const engines = createEngines({ speechCommand: null })
  expect(await engines.speech.voices()).toEqual([])
  expect(engines.speech.preview).toBeUndefined()
  await engines.close()
})

test('throws when the chosen provider has no key', () => {
  expect(() => createEngines({ speechCommand: null, choices: { ...embeddedChoices, speech: 'elevenlabs' } })).toThrow(
    'key',
  )
  expect(() =>
    createEngines({ speechCommand: null, choices: { ...embeddedChoices, alignment: 'elevenlabs' } }),
  ).toThrow('key')
})
