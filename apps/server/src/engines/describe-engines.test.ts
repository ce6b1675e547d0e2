import type { EnginePart } from '@lectern/backend/ports'
import { embeddedChoices, type EngineChoices } from '@lectern/engines'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCheck } from '../commands/doctor/to-check'
import { describeEngines, type FoundEngines } from './describe-engines'

const everything: FoundEngines = {
  speechProgram: true,
  tesseractProgram: true,
  recognitionLanguages: ['en', 'es'],
  dictionaryLanguages: ['en'],
}
const access = { key: 'the-secret-key', url: 'https://provider.example' }

function reportOf(part: EnginePart, choices: Partial<EngineChoices> = {}, found: Partial<FoundEngines> = {}) {
  const reports = describeEngines({ ...embeddedChoices, ...choices }, { ...everything, ...found })
  const report = reports.find((one) => one.part === part)
  if (!report) throw new Error(`There is no report of ${part}`)
  return report
}

test('names the chosen engine', () => {
  const chosen = (choices: Partial<EngineChoices>, found?: Partial<FoundEngines>) => {
    const { engine, origin } = reportOf('recognition', choices, found)
    return `${engine} (${origin})`
  }
  expect(chosen({})).toBe('tesseract, tesseract.js (machine)')
  expect(chosen({}, { tesseractProgram: false })).toBe('tesseract.js (embedded)')
  expect(chosen({ recognition: 'embedded' })).toBe('tesseract.js (embedded)')
  expect(chosen({ recognition: 'google-vision', googleVision: access })).toBe('Google Cloud Vision (provider)')
  expect(reportOf('speech')).toMatchObject({ engine: 'eSpeak NG', origin: 'embedded' })
  expect(reportOf('speech', { speech: 'elevenlabs', elevenLabs: access })).toMatchObject({ engine: 'ElevenLabs' })
  expect(reportOf('alignment', { elevenLabs: access })).toMatchObject({ engine: 'Lectern', origin: 'embedded' })
})

test('reports a missing program as absent if optional and as failing if chosen', () => {
  const bare = { speechProgram: false, tesseractProgram: false }
  expect(reportOf('speech', {}, bare)).toMatchObject({ state: 'absent', reason: 'speech-not-installed' })
  expect(reportOf('alignment', {}, bare)).toMatchObject({ state: 'absent' })
  expect(reportOf('recognition', {}, bare)).toMatchObject({ state: 'well' })
  expect(reportOf('recognition', { recognition: 'native' }, bare)).toMatchObject({ state: 'unwell' })
  expect(reportOf('speech', { speech: 'elevenlabs', elevenLabs: access }, bare)).toMatchObject({ state: 'well' })
})

test('lists every part once, names its setting and contains no key, for any choice', () => {
  const choices: fc.Arbitrary<EngineChoices> = fc.record({
    speech: fc.constantFrom('embedded', 'elevenlabs'),
    alignment: fc.constantFrom('embedded', 'elevenlabs'),
    recognition: fc.constantFrom('auto', 'embedded', 'native', 'google-vision'),
    elevenLabs: fc.constantFrom(null, access),
    googleVision: fc.constantFrom(null, access),
  })
  const found: fc.Arbitrary<FoundEngines> = fc.record({
    speechProgram: fc.boolean(),
    tesseractProgram: fc.boolean(),
    recognitionLanguages: fc.constant(['en']),
    dictionaryLanguages: fc.constant(['en']),
  })
  fc.assert(
    fc.property(choices, found, (chosen, there) => {
      const reports = describeEngines(chosen, there)
      expect(reports.map(({ part }) => part)).toEqual([
        'recognition',
        'speech',
        'alignment',
        'words',
        'import',
        'images',
        'audio',
      ])
      const changeable = reports.filter(({ part }) => ['recognition', 'speech', 'alignment'].includes(part))
      for (const report of changeable)
        expect(toCheck(report).advice.join(' ')).toMatch(/LECTERN_|ELEVENLABS_API_KEY|GOOGLE_VISION_KEY/)
      for (const { reason } of reports.filter(({ state }) => state !== 'well')) expect(reason).toBeDefined()
      expect(JSON.stringify(reports)).not.toContain(access.key)
    }),
  )
})
