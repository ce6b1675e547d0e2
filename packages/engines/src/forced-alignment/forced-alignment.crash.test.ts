import type { Speech } from '@lectern/backend/ports'
import type { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { materialPath } from '../testing/start-test-engines'
import { findWorker, startWorker } from '../workers/worker-location'
import { createWorkerPool } from '../workers/worker-pool'
import { createForcedAlignment } from './create-forced-alignment'
import type { AlignmentCall, AlignmentReply } from './forced-alignment.worker'

const started: Worker[] = []
const pool = createWorkerPool<AlignmentCall, AlignmentReply>({
  start: () => {
    const worker = startWorker('forced-alignment', { url: findWorker })
    started.push(worker)
    return worker
  },
  size: 1,
  idleSeconds: 60,
})
afterAll(() => pool.close())

/** A voice that hums each word for a third of a second. */
const humming: Speech = {
  isPaid: false,
  voices: () => Promise.resolve([{ voice_id: 'v', name: 'V', category: 'c', labels: {}, languages: ['en'] }]),
  models: () =>
    Promise.resolve([
      {
        model_id: 'm',
        name: 'M',
        description: '',
        languages: [],
        model_rates: { character_cost_multiplier: 1 },
        maximum_text_length_per_request: 100,
        honours_phoneme_rules: false,
        uses_neighbouring_text: false,
        can_use_style: false,
      },
    ]),
  dictionaries: () => Promise.resolve({ kind: 'listed', dictionaries: [] }),
  subscription: () => Promise.resolve(null),
  speak: ({ text }) => {
    const words = [...text.matchAll(/\S+/g)].map((match, index) => ({
      start: match.index,
      end: match.index + match[0].length,
      startTime: index / 3,
      endTime: (index + 1) / 3,
    }))
    const samples = Math.round((words.length * 22_050) / 3)
    const pcm = Int16Array.from({ length: samples }, (_, index) => 9000 * Math.sin(index / 20) * Math.sin(index / 2500))
    return Promise.resolve({ kind: 'spoken', pcm, sampleRate: 22_050, words })
  },
}

test('a killed worker fails its own alignment only; the next one starts a new worker', async () => {
  const request = { path: materialPath('narration/mary.wav'), text: 'Mary rolled. The barrel.', language: 'en' }
  const alignment = createForcedAlignment(pool, humming)
  const killed = alignment.align({
    ...request,
    onProgress: ({ done }) => {
      if (done === 2) void started[0]?.terminate()
    },
  })
  expect(await killed).toMatchObject({ kind: 'failed', code: 'engine-failed' })
  expect(await alignment.align(request)).toMatchObject({ kind: 'aligned', words: [{}, {}, {}, {}] })
  expect(started).toHaveLength(2)
}, 30_000)
