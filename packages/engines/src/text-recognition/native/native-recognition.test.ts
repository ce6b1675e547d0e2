import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wordsOf } from '../../testing/measure-found-fraction'
import { materialPath } from '../../testing/start-test-engines'
import { findWorker, startWorker } from '../../workers/worker-location'
import { createWorkerPool } from '../../workers/worker-pool'
import { createEmbeddedRecognition } from '../tesseract/create-embedded-recognition'
import type { RecognitionCall, RecognitionReply } from '../calls/recognition-calls'
import { createAutomaticRecognition, createNativeRecognition } from './create-native-recognition'
import { createNativeTesseract } from './native-tesseract'
import { runTesseract } from './run-tesseract'

const program = fileURLToPath(new URL('../../testing/fake-tesseract.sh', import.meta.url))
const pool = createWorkerPool<RecognitionCall, RecognitionReply>({
  start: () => startWorker('text-recognition', { url: findWorker }),
  size: 1,
  idleSeconds: 60,
})
afterAll(() => pool.close())

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-tesseract-'))
  vi.stubEnv('TESSDATA_PREFIX', folder)
  expectTroubles()
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function expectTroubles(...troubles: string[]): void {
  writeFileSync(join(folder, 'troubles'), troubles.map((trouble) => `${trouble}\n`).join(''))
}

/** The pages that were begun: process, threads allowed, parameters. */
function readLog(): string[][] {
  const log = join(folder, 'log')
  return existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' '))
    : []
}

function isAlive(pid: string | undefined): boolean {
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

const page = () => readFile(materialPath('ocr-images/phototest.tif'))
const gold = async () => wordsOf(await readFile(materialPath('ocr-images/phototest.gold.txt'), 'utf8'))
const native = (name = program) => createNativeRecognition(pool, createNativeTesseract(name), 1, '1')

test('the installed tesseract reads a page with one thread, and returns the port’s format', async () => {
  const result = await native().recognise({ image: await page(), language: 'en-GB' })
  if (result.kind !== 'recognised') throw new Error(result.message)
  expect(wordsOf(result.detections.fullTextAnnotation.text)).toEqual(await gold())
  expect(result).toMatchObject({ width: 640, height: 480 })
  expect(result.confidence).toBeGreaterThan(0.9)
  const [word] = result.detections.fullTextAnnotation.pages[0]?.blocks[0]?.paragraphs[0]?.words ?? []
  // The page was recognised twice as large.
  expect(word?.boundingBox.vertices).toEqual([
    { x: 36, y: 92 },
    { x: 97, y: 92 },
    { x: 97, y: 117 },
    { x: 36, y: 117 },
  ])
  expect(word?.symbols.at(-1)).toMatchObject({ text: 's', property: { detectedBreak: { type: 'SPACE' } } })
  const [begun, ...others] = readLog()
  expect(others).toEqual([])
  expect(begun?.slice(1)).toEqual(expect.arrayContaining(['1', '-l', 'eng', '--psm', '3', 'hocr_char_boxes=1']))
})

test.each(['die', 'fail'])('retries the page when the process is made to %s', async (trouble) => {
  expectTroubles(trouble)
  expect(await native().recognise({ image: await page(), language: 'en' })).toMatchObject({ kind: 'recognised' })
  expect(readLog()).toHaveLength(2)
  expectTroubles(trouble, trouble)
  expect(await native().recognise({ image: await page(), language: 'en' })).toMatchObject({ code: 'engine-failed' })
})

test('falls back to the bundled tesseract when the installed one dies or lacks the language', async () => {
  const tesseract = createNativeTesseract(program)
  const automatic = createAutomaticRecognition(pool, tesseract, createEmbeddedRecognition(pool, 1, '1'), '1')
  expectTroubles('die')
  const result = await automatic.recognise({ image: await page(), language: 'en' })
  if (result.kind !== 'recognised') throw new Error(result.message)
  expect(wordsOf(result.detections.fullTextAnnotation.text)).toEqual(await gold())
  expect(readLog()).toHaveLength(1)
  expect(await automatic.recognise({ image: await page(), language: 'es' })).toMatchObject({ kind: 'recognised' })
  expect(readLog()).toHaveLength(1)
  expect(await automatic.languages()).toEqual(expect.arrayContaining(['en', 'es', 'zh']))
}, 30_000)

test('reports a missing tesseract or language when the operator chose the installed one', async () => {
  const request = { image: await page(), language: 'es' }
  expect(await native().recognise(request)).toMatchObject({
    code: 'unsupported-language',
    message: expect.stringContaining('LECTERN_RECOGNITION'),
  })
  expect(await native('no-tesseract-here').recognise(request)).toMatchObject({ code: 'not-installed' })
  expect(await native().languages()).toEqual(['en', 'zh'])
  expect(await native('no-tesseract-here').languages()).toEqual([])
})

describe('a process', () => {
  const limits = { seconds: 20, memoryMegabytes: 200, outputMegabytes: 1 }

  test('is killed at its time limit, or immediately when its page is cancelled', async () => {
    expectTroubles('hang', 'hang')
    const hanging = runTesseract(program, ['stdin'], { limits: { ...limits, seconds: 0.5 } })
    expect(await hanging).toEqual({ kind: 'timeout', seconds: 0.5 })
    const wanted = new AbortController()
    const unwanted = runTesseract(program, ['stdin'], { limits, signal: wanted.signal })
    await expect.poll(() => readLog()).toHaveLength(2)
    wanted.abort()
    expect(await unwanted).toEqual({ kind: 'cancelled' })
    expect(readLog().map(([pid]) => isAlive(pid))).toEqual([false, false])
    expect(await runTesseract(program, [], { limits, signal: AbortSignal.abort() })).toEqual({ kind: 'cancelled' })
  })

  test('is stopped when it uses too much memory or writes without end', async () => {
    expectTroubles('eat', 'talk')
    expect(await runTesseract(program, ['stdin'], { limits })).toMatchObject({ kind: 'died' })
    expect(await runTesseract(program, ['stdin'], { limits })).toMatchObject({
      kind: 'died',
      message: expect.stringContaining('1 MB'),
    })
    expect(readLog().map(([pid]) => isAlive(pid))).toEqual([false, false])
  }, 30_000)
})
