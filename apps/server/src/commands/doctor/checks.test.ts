import type { EngineReport } from '@lectern/backend/ports'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDisk } from './check-disk'
import { checkNode } from './check-node'
import { checkPort } from './check-port'
import { printChecks } from './print-checks'
import { toCheck } from './to-check'

test.each([
  ['22.18.0', 'well'],
  ['22.17.9', 'unwell'],
  ['23.9.0', 'unwell'],
  ['24.11.0', 'well'],
  ['24.10.1', 'unwell'],
  ['25.1.0', 'unwell'],
  ['26.0.0', 'well'],
  ['31.2.0', 'well'],
])('reports Node %s as %s, as package.json requires', (version, state) => {
  expect(checkNode(version)).toMatchObject({ state })
})

test('checks the nearest existing parent of a missing data folder', async () => {
  const check = await checkDisk(join(tmpdir(), 'not', 'there', 'yet'))
  expect(check.detail).toMatch(/\d GB free in .*yet$/)
})

test('reports a port in use with advice, and accepts that of our own server', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) =>
    other.listen(0, '127.0.0.1', () => {
      const address = other.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
  const settings = { host: '127.0.0.1', port }
  expect(await checkPort(settings, { kind: 'none' })).toMatchObject({
    state: 'unwell',
    detail: expect.stringContaining(`PORT=${port + 1}`),
  })
  expect(await checkPort(settings, { kind: 'held', note: `http://127.0.0.1:${port}` })).toMatchObject({ state: 'well' })
  await new Promise((resolve) => other.close(resolve))
  expect(await checkPort(settings, { kind: 'none' })).toMatchObject({ state: 'well' })
})

test('prints an engine on one line, with advice below', () => {
  const check = toCheck({
    part: 'speech',
    engine: 'ElevenLabs',
    origin: 'provider',
    state: 'unwell',
    detail: 'The provider refuses the key.',
    seconds: 0.31,
    advice: ['choose-own-speech'],
  })
  expect(printChecks([check], Infinity)).toBe(
    '  ✗ speech       ElevenLabs · outside service · The provider refuses the key. · 0.3 s\n' +
      '                 Set LECTERN_SPEECH=embedded to speak without an outside service, free of charge.\n',
  )
})

const embedded: EngineReport = { part: 'speech', engine: 'eSpeak NG', origin: 'embedded', state: 'well', advice: [] }

test("omits an engine's missing details", () => {
  expect(toCheck({ ...embedded, languages: [], voices: 0, seconds: 0.2 }).detail).toBe('eSpeak NG · 0 voices · 0.2 s')
  expect(toCheck({ ...embedded, detail: '', languages: [], seconds: 0.2 }).detail).toBe('eSpeak NG · 0.2 s')
})

test('does not report an untested engine as working', () => {
  expect(toCheck({ ...embedded, reason: 'voice-not-well' })).toMatchObject({
    state: 'absent',
    detail: expect.stringContaining('voice of the speech engine'),
  })
})

test('wraps a long line with indentation, within the width of the terminal', () => {
  const check = toCheck({ ...embedded, seconds: 0.2, advice: ['set-elevenlabs-key'] })
  expect(printChecks([check], 50)).toBe(
    '  ✓ speech       eSpeak NG · 0.2 s\n' +
      '                 Set ELEVENLABS_API_KEY to have\n' +
      '                 ElevenLabs speak.\n',
  )
})
