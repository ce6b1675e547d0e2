import type { Engines } from '@lectern/backend'
import type { EngineReport } from '@lectern/backend/ports'
import { embeddedChoices } from '@lectern/engines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeEngines, type ComposedEngines } from './compose-engines'
import { probeEngines } from './probe-engines'

const never = () => new Promise<never>(() => {})

let composed: ComposedEngines
beforeAll(async () => {
  composed = await composeEngines(embeddedChoices)
})
afterAll(() => composed.stop())

const report = (part: EngineReport['part'], state: EngineReport['state'] = 'well'): EngineReport => ({
  part,
  engine: 'E',
  origin: 'embedded',
  state,
  advice: ['install-speech'],
})

test('reports the reason of an engine that fails, throws or is wrong, and skips absent ones', async () => {
  const broken: Engines = {
    ...composed.ports,
    textRecognition: {
      ...composed.ports.textRecognition,
      recognise: () => Promise.resolve({ kind: 'failed', code: 'engine-failed', message: 'The key is refused.' }),
    },
    wordValidation: { ...composed.ports.wordValidation, isWord: () => Promise.resolve(false) },
    audioEncoding: { ...composed.ports.audioEncoding, encodeMp3: () => Promise.reject(new Error('No memory')) },
    imageResizing: {
      resize: () => {
        throw new Error('An absent engine was asked')
      },
    },
  }
  let seconds = 0
  const reports = [report('recognition'), report('words'), report('audio'), report('images', 'absent')]
  expect(await probeEngines(broken, reports, { nowSeconds: () => (seconds += 0.5), allowPaid: true })).toEqual([
    { ...report('recognition', 'unwell'), detail: 'The key is refused.', seconds: 0.5 },
    { ...report('words', 'unwell'), detail: expect.stringContaining('house'), seconds: 0.5 },
    { ...report('audio', 'unwell'), detail: 'No memory', seconds: 0.5 },
    report('images', 'absent'),
  ])
}, 30_000)

test('calls no paid provider without permission, nor engines tested with its voice', async () => {
  const refuse = () => {
    throw new Error('A provider was asked')
  }
  const { speech, ...others } = composed.ports
  const paid: Engines = { ...others, speech: { ...speech, speak: refuse, voices: refuse, models: refuse } }
  const reports: EngineReport[] = [
    { ...report('speech'), origin: 'provider', engine: 'ElevenLabs' },
    report('alignment'),
    report('words'),
  ]
  const nowSeconds = () => 0
  expect(await probeEngines(paid, reports, { nowSeconds, allowPaid: false })).toEqual([
    { ...reports[0], reason: 'paid-for' },
    { ...reports[1], reason: 'voice-paid-for' },
    expect.objectContaining({ part: 'words', state: 'well', seconds: 0 }),
  ])
}, 30_000)

test('reports a hanging engine after its time limit and tests the others', async () => {
  const silent: Engines = { ...composed.ports, wordValidation: { ...composed.ports.wordValidation, isWord: never } }
  const reported: string[] = []
  const probed = await probeEngines(silent, [report('words'), report('images')], {
    nowSeconds: () => 0,
    allowPaid: true,
    timeoutSeconds: 0.05,
    onReport: ({ part, state }) => reported.push(`${part} ${state}`),
  })
  expect(probed[0]).toMatchObject({ state: 'unwell', reason: 'no-answer' })
  expect(reported[0]).toBe('words unwell')
  expect(reported).toHaveLength(2)
}, 30_000)

test("names the voice as the cause when an engine's test speech fails", async () => {
  const { speech, ...others } = composed.ports
  const requests: string[] = []
  const failing: Engines = {
    ...others,
    speech: {
      ...speech,
      voices: () => {
        requests.push('voices')
        return Promise.reject(new Error('The key is refused.'))
      },
    },
  }
  const reports: EngineReport[] = [{ ...report('speech'), engine: 'ElevenLabs' }, report('alignment')]
  const probed = await probeEngines(failing, reports, { nowSeconds: () => 0, allowPaid: true })
  expect(probed).toEqual([
    { ...reports[0], state: 'unwell', detail: 'The key is refused.', seconds: 0 },
    { ...reports[1], reason: 'voice-not-well' },
  ])
  expect(requests).toEqual(['voices'])
})

test('tests no engine after a stop', async () => {
  const options = { signal: AbortSignal.abort(new Error('Stopped.')), nowSeconds: () => 0, allowPaid: true }
  await expect(probeEngines(composed.ports, [report('words')], options)).rejects.toThrow('Stopped.')
})
