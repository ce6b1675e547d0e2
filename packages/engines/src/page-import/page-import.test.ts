import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportedPage, PageImportProblem, PageImportProgress } from '@lectern/backend/ports'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestEngines } from '../testing/start-test-engines'
import { showText, writePdf } from '../testing/write-pdf'

const engines = startTestEngines({ importWorkers: 1 })
let folder = ''
let stored = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-import-'))
})
afterAll(async () => {
  await engines.close()
  await rm(folder, { recursive: true })
})

async function store(bytes: Uint8Array | string): Promise<string> {
  stored += 1
  // A separate file for each import: a reader of the previous one must not see it change.
  const path = join(folder, `upload-${stored}`)
  await writeFile(path, bytes)
  return path
}

async function importFile(bytes: Uint8Array | string): Promise<(ImportedPage | PageImportProblem)[]> {
  const results: (ImportedPage | PageImportProblem)[] = []
  for await (const one of engines.pageImport.importPages({ fileName: 'my file', path: await store(bytes) }))
    results.push(one)
  return results
}

async function importPage(bytes: Uint8Array): Promise<ImportedPage> {
  const [page] = await importFile(bytes)
  if (page?.kind !== 'page') throw new Error(`Expected a page, got ${JSON.stringify(page)}`)
  return page
}

async function codesOf(bytes: Uint8Array | string): Promise<string[]> {
  return (await importFile(bytes)).map((one) => (one.kind === 'problem' ? one.code : one.kind))
}

async function pixelAt(image: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(image).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel]
}

const red = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 250, g: 0, b: 0 } } })

describe('a PDF', () => {
  test('returns pages with an image, a thumbnail, and words with the boxes where they are drawn', async () => {
    // At 200 dots an inch 36 points are 100 pixels.
    const square = '1 0 0 rg 360 360 36 36 re f 0 g\n'
    const first = writePdf([
      { content: square + showText('The quick', 72, 700) },
      { content: showText('Second', 36, 36) },
    ])
    const pages = await importFile(first)
    expect(pages).toMatchObject([
      { kind: 'page', index: 0, sourcePage: 1, image: { contentType: 'image/webp', width: 1700, height: 2200 } },
      { kind: 'page', index: 1, sourcePage: 2, words: [{ word: 'Second', x: 100 }] },
    ])
    const [page] = pages
    if (page?.kind !== 'page') throw new Error('No page')
    expect(page.words).toMatchObject([
      { word: 'The', x: 200, detectedBreak: { type: 'SPACE' } },
      { word: 'quick', detectedBreak: { type: 'LINE_BREAK' } },
    ])
    const [the] = page.words ?? []
    const baseline = 2200 - (700 / 72) * 200
    expect(the?.y).toBeLessThan(baseline - 40)
    expect((the?.y ?? 0) + (the?.height ?? 0)).toBeGreaterThan(baseline)
    expect(await pixelAt(page.image.bytes, 1050, 1150)).toEqual([
      expect.closeTo(254, -1),
      expect.closeTo(0, -1),
      expect.closeTo(0, -1),
    ])
    expect(await pixelAt(page.image.bytes, 20, 20)).toEqual([255, 255, 255])
    expect((await sharp(page.image.thumbnail).metadata()).width).toBe(320)
  })

  test('returns null as words without text, so that they are recognised from the image', async () => {
    expect((await importPage(writePdf([{ content: '0 0 612 792 re f' }]))).words).toBeNull()
  })

  test('returns an upright image and boxes that match it for a page with a rotation', async () => {
    const page = await importPage(
      writePdf([{ rotate: 90, content: '0 1 -1 0 612 0 cm\n' + showText('Hello reader', 100, 500) }]),
    )
    expect(page.image).toMatchObject({ width: 2000, height: 1545 })
    expect(page.words).toMatchObject([{ word: 'Hello' }, { word: 'reader' }])
    for (const { width, height } of page.words ?? []) expect(width).toBeGreaterThan(height)
  })

  test('rotates sideways or upside-down text upright together with its words', async () => {
    const text = 'Hello reader, here is a line'
    const rotated = [
      '1 0 0 1 0 0 cm\n' + showText(text, 100, 500),
      '0 1 -1 0 612 0 cm\n' + showText(text, 100, 300),
      '-1 0 0 -1 612 792 cm\n' + showText(text, 100, 500),
      '0 -1 1 0 0 792 cm\n' + showText(text, 100, 300),
    ]
    const pages = await importFile(writePdf(rotated.map((content) => ({ content }))))
    for (const page of pages) {
      if (page.kind !== 'page') throw new Error(page.message)
      expect(page.words?.map(({ word }) => word).join(' ')).toBe(text)
      expect(new Set(page.words?.map(({ y }) => Math.round(y))).size).toBe(1)
    }
  })

  test('marks invisible text for a check, since it is often wrong', async () => {
    const invisible = `3 Tr ${showText('Recognised by somebody else', 72, 700)}`
    const pages = await importFile(
      writePdf([{ content: invisible }, { content: showText('Set by the author', 72, 700) }]),
    )
    expect(pages).toMatchObject([{ words: [{}, {}, {}, {}], needsReview: true }, { words: [{}, {}, {}, {}] }])
    expect(pages[1]).not.toHaveProperty('needsReview')
  })

  test('is refused with the reason when it is damaged, locked or empty', async () => {
    expect(await codesOf(`%PDF-1.7\n${'x'.repeat(500)}`)).toEqual(['broken'])
    expect(await codesOf(writePdf([]))).toEqual(['empty'])
    expect(await codesOf('')).toEqual(['empty'])
    expect(await codesOf(lock(writePdf([{ content: '' }])))).toEqual(['encrypted'])
  })

  test('is refused before any page is rendered when it has too many', async () => {
    const pages = Array.from({ length: 2001 }, () => ({ content: '' }))
    expect(await codesOf(writePdf(pages))).toEqual(['too-many-pages'])
  })

  test('reports progress, and stops when the import is cancelled', async () => {
    const path = await store(writePdf([{ content: '' }, { content: '' }, { content: '' }]))
    const controller = new AbortController()
    const progress: PageImportProgress[] = []
    const seen: string[] = []
    const pages = engines.pageImport.importPages({
      fileName: 'book.pdf',
      path,
      signal: controller.signal,
      onProgress: (step) => progress.push(step),
    })
    for await (const page of pages) {
      seen.push(page.kind === 'problem' ? page.code : page.kind)
      controller.abort()
    }
    expect(seen).toEqual(['page', 'cancelled'])
    expect(progress.slice(0, 3)).toEqual([
      { done: 0, total: null },
      { done: 0, total: 3 },
      { done: 1, total: 3 },
    ])
    expect(await codesOf(writePdf([{ content: '' }]))).toEqual(['page'])
  })
})

describe('an image', () => {
  test('is rotated upright by its EXIF orientation', async () => {
    const jpeg = await red(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await importPage(jpeg)).image).toMatchObject({ width: 200, height: 300 })
  })

  test('gets a white background for its transparency', async () => {
    const clear = sharp({ create: { width: 30, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    const { image } = await importPage(await clear.png().toBuffer())
    expect(await pixelAt(image.bytes, 5, 5)).toEqual([255, 255, 255])
  })

  test('is converted to sRGB from CMYK, 16 bit, grey and 1 bit', async () => {
    const gradient = await sharp(Buffer.from(Uint8Array.from({ length: 64 * 64 }, (_, index) => (index % 64) * 4)), {
      raw: { width: 64, height: 64, channels: 1 },
    })
      .png()
      .toBuffer()
    const kinds = [
      await sharp(gradient).toColourspace('cmyk').tiff().toBuffer(),
      await sharp(gradient).toColourspace('rgb16').png().toBuffer(),
      await sharp(gradient).toColourspace('b-w').jpeg().toBuffer(),
      await sharp(gradient).threshold(100).toColourspace('b-w').tiff({ bitdepth: 1 }).toBuffer(),
    ]
    for (const bytes of kinds) {
      const { image } = await importPage(bytes)
      expect(await sharp(image.bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', width: 64 })
      const [left = 255] = await pixelAt(image.bytes, 2, 30)
      const [right = 0] = await pixelAt(image.bytes, 61, 30)
      expect(left).toBeLessThan(60)
      expect(right).toBeGreaterThan(200)
    }
  })

  test('is scaled down above 8 megapixels', async () => {
    const { image } = await importPage(await red(6000, 4000).jpeg().toBuffer())
    expect(image.width * image.height).toBeLessThanOrEqual(8_010_000)
    expect(image.width / image.height).toBeCloseTo(1.5, 2)
  })

  test('becomes one page for each page of a TIFF', async () => {
    const strip = await red(40, 90).raw().toBuffer()
    const tiff = await sharp(strip, { raw: { width: 40, height: 90, channels: 3, pageHeight: 30 } })
      .tiff()
      .toBuffer()
    const pages = await importFile(tiff)
    expect(pages).toMatchObject([{ sourcePage: 1 }, { sourcePage: 2 }, { sourcePage: 3 }])
  })

  test('is refused with the reason when it is truncated, too large or not an image', async () => {
    const png = await red(200, 200).png().toBuffer()
    expect(await codesOf(png.subarray(0, png.length - 40))).toEqual(['broken'])
    expect(await codesOf(await red(9000, 5000).png().toBuffer())).toEqual(['too-large'])
    expect(await codesOf(Buffer.concat([png, Buffer.alloc(25_000_001)]))).toEqual(['too-large'])
    expect(await codesOf('just text')).toEqual(['not-an-image'])
  })

  test('is refused with advice when its format is not supported', async () => {
    const gif = await red(20, 20).gif().toBuffer()
    const heic = Buffer.from('0000001c6674797068656963000000006d69663168656963', 'hex')
    const svg = '<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'
    for (const [bytes, hint] of [
      [gif, 'PNG'],
      [heic, 'JPEG'],
      [svg, 'PNG or PDF'],
    ] as const) {
      const [problem] = await importFile(bytes)
      expect(problem).toMatchObject({ kind: 'problem', file: 'my file', code: 'unsupported-format' })
      expect(problem?.kind === 'problem' && problem.message).toContain(hint)
    }
  })
})

const hex = (byte: string): string => `<${byte.repeat(32)}>`

/** The file with an encryption dictionary that no empty password opens. */
function lock(pdf: Buffer): Buffer {
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${hex('11')} /U ${hex('22')} /P -4 >> /ID [${hex('33')} ${hex('33')}] `
  return Buffer.from(pdf.toString('latin1').replace('trailer << ', `trailer << ${encryption}`), 'latin1')
}
