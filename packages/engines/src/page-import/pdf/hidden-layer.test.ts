import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromGoogleVision } from '@lectern/core/page-layout'
import type { ImportedPage, PlacedWord } from '@lectern/backend/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawScan } from '../../testing/draw-scan'
import { startTestEngines } from '../../testing/start-test-engines'
import { showText, type TestPdfPage, writePdf } from '../../testing/write-pdf'

const engines = startTestEngines({ importWorkers: 1, recognitionWorkers: 1 })
/** At 200 dots an inch a page of the picture's own pixels. */
const POINTS = 72 / 200
let folder = ''
let scan: { jpeg: Buffer; width: number; height: number }
let seen: PlacedWord[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-hidden-layer-'))
  scan = await drawScan()
  seen = await recognise(scan.jpeg)
})
afterAll(async () => {
  await engines.close()
  await rm(folder, { recursive: true })
})

const recognised = new Map<string, Promise<PlacedWord[]>>()

/** Recognises each picture once: pages that look the same have the same bytes. */
function recognise(image: Uint8Array): Promise<PlacedWord[]> {
  const digest = createHash('sha256').update(image).digest('hex')
  const words = recognised.get(digest) ?? readWords(image)
  recognised.set(digest, words)
  return words
}

async function readWords(image: Uint8Array): Promise<PlacedWord[]> {
  const result = await engines.textRecognition.recognise({ image, language: 'en' })
  if (result.kind !== 'recognised') throw new Error(result.message)
  const { words } = fromGoogleVision(result.detections, { pageId: 0, pageVariationId: 0 })
  return words.map(({ word = '', x, y, width, height }) => ({ word, x, y, width, height }))
}

/** Operators that set words where the picture shows words. */
function layer(say: (word: string) => string): string {
  return seen
    .map(({ word, x, y, height }) =>
      showText(say(word), x * POINTS, (scan.height - y - height) * POINTS, height * POINTS),
    )
    .join('')
}

const picture = () => `q ${scan.width * POINTS} 0 0 ${scan.height * POINTS} 0 0 cm /Image Do Q\n`
/** A word as long as the other, of other letters. */
const another = (word: string): string =>
  word.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(((letter.codePointAt(0)! - 97 + 13) % 26) + 97))

async function importScan(page: TestPdfPage): Promise<ImportedPage> {
  const path = join(folder, 'scan.pdf')
  const size = { width: scan.width * POINTS, height: scan.height * POINTS }
  await writeFile(path, writePdf([{ ...size, image: scan, ...page }]))
  for await (const arrived of engines.pageImport.importPages({ fileName: 'scan.pdf', path })) {
    if (arrived.kind === 'page') return arrived
    throw new Error(arrived.message)
  }
  throw new Error('The file gave nothing')
}

const hide = (text: string): string => `3 Tr\n${text}`
const ways: [string, (text: string) => TestPdfPage][] = [
  ['drawn invisibly over the picture', (text) => ({ content: picture() + hide(text) })],
  ['drawn before the picture that covers it', (text) => ({ content: text + picture() })],
  ['drawn invisibly in a form of its own', (text) => ({ content: `${picture()}/Form Do`, form: hide(text) })],
  ['drawn in one form with the picture', (text) => ({ content: '/Form Do', form: text + picture() })],
]

describe.each(ways)('a text layer %s', (_, place) => {
  test('needs a check, and fails it if its words differ from the picture', async () => {
    const page = await importScan(place(layer(another)))
    expect(page).toMatchObject({ needsReview: true })
    expect(page.words?.length).toBeGreaterThan(seen.length / 2)
    expect(engines.pageImport.isTextLayerTrustworthy(page.words ?? [], await recognise(page.image.bytes))).toBe(false)
  })

  test('passes the check if its words are those of the picture', async () => {
    const page = await importScan(place(layer((word) => word)))
    expect(page).toMatchObject({ needsReview: true })
    expect(engines.pageImport.isTextLayerTrustworthy(page.words ?? [], await recognise(page.image.bytes))).toBe(true)
  })
})
