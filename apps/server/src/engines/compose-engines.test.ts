import { embeddedChoices } from '@lectern/engines'
import { createRequire } from 'node:module'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { composeEngines, type ComposedEngines } from './compose-engines'

const material = (name: string) => createRequire(import.meta.url).resolve(`@lectern/material/${name}`)

let engines: ComposedEngines
beforeAll(async () => {
  engines = await composeEngines(embeddedChoices)
})
afterAll(() => engines.stop())
afterEach(() => vi.unstubAllEnvs())

test('aligns a recording with the included voice', async () => {
  const request = { path: material('narration/mary.wav'), text: 'Mary rolled the barrel.', language: 'en-GB' }
  const aligned = await engines.ports.forcedAlignment.align(request)
  if (aligned.kind === 'failed') throw new Error(aligned.message)
  expect(aligned.words.map(({ startTime }) => Math.round(startTime * 5) / 5)).toEqual([0.4, 0.6, 1, 1])
}, 60_000)

test('reports the state of every engine without starting one', async () => {
  const states = await Promise.all(
    Object.entries(engines.checks).map(async ([name, check]) => [name, (await check()).state]),
  )
  expect(Object.fromEntries(states)).toEqual({
    import: 'well',
    recognition: 'well',
    speech: 'well',
    alignment: 'well',
    images: 'well',
    words: 'well',
  })
})

test('reports a chosen but missing tesseract as the engine report does', async () => {
  vi.stubEnv('PATH', '/nowhere')
  const native = await composeEngines({ ...embeddedChoices, recognition: 'native' })
  expect(await native.checks['recognition']?.()).toMatchObject({ state: 'unwell' })
  const reports = await native.reports.glance()
  expect(reports.find(({ part }) => part === 'recognition')).toMatchObject({ state: 'unwell' })
  expect(await engines.checks['recognition']?.()).toMatchObject({ state: 'well' })
  await native.stop()
})
