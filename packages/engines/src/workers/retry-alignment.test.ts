import type { AlignmentResult } from '@lectern/backend/ports'
import { expect, test } from 'vitest'
import { retryAlignment } from './retry-alignment'

const died: AlignmentResult = { kind: 'failed', code: 'engine-failed', message: 'The worker ended' }
const refused: AlignmentResult = { kind: 'failed', code: 'broken', message: 'Cut short' }
const aligned: AlignmentResult = {
  kind: 'aligned',
  words: [],
  speechNotInText: [],
  textNotSpoken: [],
  durationSeconds: 1,
}

async function alignWith(results: readonly AlignmentResult[], signal = new AbortController().signal) {
  let calls = 0
  const engine = retryAlignment({ isPaid: false, align: () => Promise.resolve(results[calls++] ?? died) })
  const result = await engine.align({ path: '/a.wav', text: 'A', language: 'en', signal })
  return { result, calls }
}

test('retries an alignment once when its engine dies', async () => {
  expect(await alignWith([died, aligned])).toEqual({ result: aligned, calls: 2 })
  expect(await alignWith([died, died, aligned])).toEqual({ result: died, calls: 2 })
})

test('does not retry an alignment that was refused, completed or cancelled', async () => {
  expect(await alignWith([refused])).toEqual({ result: refused, calls: 1 })
  expect(await alignWith([aligned])).toEqual({ result: aligned, calls: 1 })
  expect(await alignWith([died], AbortSignal.abort())).toEqual({ result: died, calls: 1 })
})
