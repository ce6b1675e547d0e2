import type { TextRecognition } from '@lectern/backend/ports'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showText, writePdf } from '../testing/write-pdf'
import { findWorker, startWorker } from '../workers/worker-location'
import { createWorkerPool } from '../workers/worker-pool'
import { createPageImport } from './create-page-import'
import type { PageImportCall, PageImportReply } from './page-import.worker'

const started: Worker[] = []
/** Number of replies that the first worker still sends before it is killed. */
let repliesLeft = 0
const pool = createWorkerPool<PageImportCall, PageImportReply>({
  start: () => {
    const worker = startWorker('page-import', { url: findWorker })
    started.push(worker)
    if (started.length === 1) {
      worker.on('message', () => {
        repliesLeft -= 1
        if (repliesLeft === 0) void worker.terminate()
      })
    }
    return worker
  },
  size: 1,
  idleSeconds: 60,
})
const unusedRecognition: TextRecognition = {
  recognise: () => Promise.resolve({ kind: 'failed', code: 'engine-failed', message: 'unexpected call' }),
  languages: () => Promise.resolve([]),
  concurrency: 1,
  version: '1',
  isPaid: false,
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-import-'))
})
afterAll(async () => {
  await pool.close()
  await rm(folder, { recursive: true })
})

test('reopens the file and loses no page when the worker is killed between two pages', async () => {
  const path = join(folder, 'two.pdf')
  const words = ['First', 'Second', 'Third']
  await writeFile(path, writePdf(words.map((word) => ({ content: showText(word, 72, 400) }))))
  // Kill the worker after two replies: file opened, first page read.
  repliesLeft = 2
  const texts: string[] = []
  for await (const page of createPageImport(pool, unusedRecognition).importPages({ fileName: 'two.pdf', path })) {
    texts.push(page.kind === 'page' ? (page.words?.map(({ word }) => word).join(' ') ?? '') : page.message)
  }
  expect(texts).toEqual(words)
  expect(started).toHaveLength(2)
})
