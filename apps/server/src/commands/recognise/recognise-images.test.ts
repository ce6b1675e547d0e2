import type { TextRecognition } from '@lectern/backend/ports'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recogniseImages } from './recognise-images'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-images-'))
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * Fake engine: returns the file's content as the page's text after as many ticks as it has letters, and fails for "broken".
 * @param isShared true if the first image waits for a second one beside it
 */
function createStandIn(isShared = false) {
  let [running, most] = [0, 0]
  let release: () => void = () => undefined
  const second = new Promise<void>((resolve) => {
    release = resolve
  })
  const recognition: TextRecognition = {
    languages: () => Promise.resolve(['en']),
    concurrency: 2,
    version: '1',
    isPaid: false,
    async recognise({ image }) {
      running += 1
      most = Math.max(most, running)
      if (running > 1 || !isShared) release()
      await second
      const text = Buffer.from(image).toString()
      for (let turn = 0; turn < text.length; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      if (text === 'broken') return { kind: 'failed', code: 'not-an-image', message: 'no image' }
      const detections = { textAnnotations: [], fullTextAnnotation: { pages: [], text } }
      return { kind: 'recognised', detections, confidence: 1, width: 2, height: 3 }
    },
  }
  return { recognition, most: () => most }
}

async function filesOf(texts: readonly string[]) {
  const files = texts.map((_, index) => ({ name: `${index}.png`, path: join(folder, `${index}.png`) }))
  await Promise.all(files.map(({ path }, index) => writeFile(path, texts[index] ?? '')))
  return files
}

test('keeps the order of images, reports a failed one in its place, and limits concurrency', async () => {
  const files = [
    ...(await filesOf(['a longer page', 'broken', 'x', 'yy'])),
    { name: 'gone.png', path: join(folder, 'no') },
  ]
  const { recognition, most } = createStandIn(true)
  const reported: string[] = []
  const images = await recogniseImages({
    files,
    language: 'en',
    recognition,
    signal: new AbortController().signal,
    onImage: ({ file }, done) => reported.push(`${done} ${file}`),
  })
  expect(images).toEqual([
    expect.objectContaining({ file: '0.png', width: 2, fullTextAnnotation: { pages: [], text: 'a longer page' } }),
    { file: '1.png', error: { code: 'not-an-image', message: 'no image' } },
    expect.objectContaining({ file: '2.png' }),
    expect.objectContaining({ file: '3.png' }),
    { file: 'gone.png', error: { code: 'unreadable', message: expect.stringContaining('no file') } },
  ])
  expect(reported.map((line) => line[0])).toEqual(['1', '2', '3', '4', '5'])
  expect(most()).toBe(2)
})

test('starts no image after a stop', async () => {
  const stop = new AbortController()
  const { recognition } = createStandIn()
  const reported: string[] = []
  const running = recogniseImages({
    files: await filesOf(['x', 'y', 'z']),
    language: 'en',
    recognition: { ...recognition, concurrency: 1 },
    signal: stop.signal,
    onImage: ({ file }) => {
      reported.push(file)
      stop.abort(new Error('Stopped.'))
    },
  })
  await expect(running).rejects.toThrow('Stopped.')
  expect(reported).toEqual(['0.png'])
})
