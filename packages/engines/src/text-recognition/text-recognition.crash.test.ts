import { readFile } from 'node:fs/promises'
import type { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { materialPath } from '../testing/start-test-engines'
import { findWorker, startWorker } from '../workers/worker-location'
import { createWorkerPool, type WorkerPool } from '../workers/worker-pool'
import { callPool, type RecognitionPool } from './calls/attempts'
import { createEmbeddedRecognition } from './tesseract/create-embedded-recognition'
import type { RecognitionCall, RecognitionReply } from './calls/recognition-calls'

const pools: RecognitionPool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

/** A pool of real workers; `onStart` is called with each one and its number. */
function startPool(onStart: (worker: Worker, number: number) => void): RecognitionPool {
  let started = 0
  const pool: WorkerPool<RecognitionCall, RecognitionReply> = createWorkerPool({
    start: () => {
      const worker = startWorker('text-recognition', { url: findWorker })
      started += 1
      onStart(worker, started)
      return worker
    },
    size: 1,
    idleSeconds: 60,
  })
  pools.push(pool)
  return pool
}

/** Kills the worker a moment after it was given its first page. */
function killSoon(worker: Worker): void {
  worker.once('online', () => setTimeout(() => void worker.terminate(), 300))
}

test('retries the page of a killed worker, and leaves later pages alone', async () => {
  let workers = 0
  const pool = startPool((worker, number) => {
    workers = number
    if (number === 1) killSoon(worker)
  })
  const image = await readFile(materialPath('ocr-images/phototest.tif'))
  const recognition = createEmbeddedRecognition(pool, 1, '1')
  const results = await Promise.all([1, 2].map(() => recognition.recognise({ image, language: 'en' })))
  expect(results).toMatchObject([{ kind: 'recognised' }, { kind: 'recognised' }])
  expect(workers).toBe(2)
})

test('reports a page that kills two workers, and recognises the next one', async () => {
  let workers = 0
  const pool = startPool((worker, number) => {
    workers = number
    if (number <= 2) killSoon(worker)
  })
  const image = await readFile(materialPath('ocr-images/phototest.tif'))
  const recognition = createEmbeddedRecognition(pool, 1, '1')
  expect(await recognition.recognise({ image, language: 'en' })).toMatchObject({
    kind: 'failed',
    code: 'engine-failed',
  })
  expect(workers).toBe(2)
  expect(await recognition.recognise({ image, language: 'en' })).toMatchObject({ kind: 'recognised' })
})

test('reports a page at which two workers hang, and does not retry it', async () => {
  const asked: RecognitionCall[] = []
  const hanging: RecognitionPool = {
    lease: () => Promise.resolve(null),
    // The pool's outcome when its second worker hung too.
    call: (call, { timeoutSeconds }) => {
      asked.push(call)
      return Promise.resolve({ kind: 'timeout', seconds: timeoutSeconds })
    },
    close: () => Promise.resolve(),
  }
  const call: RecognitionCall = { kind: 'recognise', image: new Uint8Array(1), language: 'en' }
  expect(await callPool(hanging, call, { timeoutSeconds: 5 })).toMatchObject({
    code: 'timeout',
    message: expect.stringContaining('5 s'),
  })
  expect(asked).toEqual([call])
})
