import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, createDeflate, deflateSync } from 'node:zlib'
import type { ImportedPage, PageImportProblem } from '@lectern/backend/ports'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestEngines } from '../testing/start-test-engines'
import { showText, writePdf } from '../testing/write-pdf'

const engines = startTestEngines({ importWorkers: 1 })
let folder = ''
let stored = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-hostile-'))
  // The worker is there before memory is measured.
  await importFile(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
})
afterAll(async () => {
  await engines.close()
  await rm(folder, { recursive: true })
})

async function importFile(bytes: Uint8Array | string): Promise<(ImportedPage | PageImportProblem)[]> {
  stored += 1
  const path = join(folder, `upload-${stored}`)
  await writeFile(path, bytes)
  const results: (ImportedPage | PageImportProblem)[] = []
  for await (const one of engines.pageImport.importPages({ fileName: 'a file', path })) results.push(one)
  return results
}
const codesOf = async (bytes: Uint8Array | string) =>
  (await importFile(bytes)).map((one) => (one.kind === 'problem' ? one.code : one.kind))

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of one grey, which is small however many pixels it has. */
async function greyPng(width: number, height: number): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const deflate = createDeflate({ level: 9 })
  const packed: Buffer[] = []
  deflate.on('data', (part: Buffer) => packed.push(part))
  const row = Buffer.alloc(width + 1)
  for (let index = 0; index < height; index++) {
    if (!deflate.write(row)) await new Promise((resolve) => deflate.once('drain', resolve))
  }
  await new Promise((resolve) => deflate.end(() => resolve(undefined)))
  const mark = Buffer.from('\u{89}PNG\r\n\u{1a}\n', 'latin1')
  return Buffer.concat([
    mark,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.concat(packed)),
    chunk('IEND', new Uint8Array()),
  ])
}

/** Kilobytes of memory that the process has needed at most while this was done, beyond what it had before. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.resourceUsage().maxRSS
  await work()
  return process.resourceUsage().maxRSS - before
}

describe('a small image that would decompress to gigabytes', () => {
  test('is refused by its header, before it is decompressed', async () => {
    const bomb = await greyPng(16_000, 16_000)
    expect(bomb.length).toBeLessThan(300_000)
    const grown = await growth(async () => expect(await codesOf(bomb)).toEqual(['too-large']))
    // Decompressed it has 256 MB as grey, and 1 GB in colour.
    expect(grown).toBeLessThan(60_000)
  })

  test('is refused in every format', async () => {
    const webp = Buffer.concat([
      Buffer.from('RIFF\u{1e}\0\0\0WEBPVP8L\u{11}\0\0\0', 'latin1'),
      Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ])
    const jpeg = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    jpeg.writeUInt16BE(65_000, frame + 5)
    jpeg.writeUInt16BE(65_000, frame + 7)
    const claimed = Buffer.from(await greyPng(4, 4))
    claimed.writeUInt32BE(2_000_000_000, 16)
    for (const [kind, bytes] of Object.entries({ webp, jpeg, claimed })) {
      const [code] = await codesOf(bytes)
      expect([kind, code]).toEqual([kind, expect.stringMatching(/^(too-large|broken|not-an-image)$/)])
    }
  })

  test('is refused by text recognition too', async () => {
    const bomb = await greyPng(16_000, 16_000)
    const grown = await growth(async () => {
      const result = await engines.textRecognition.recognise({ image: bomb, language: 'en' })
      expect(result).toMatchObject({ kind: 'failed', code: 'not-an-image' })
    })
    expect(grown).toBeLessThan(150_000)
  })
})

describe('a file that is valid in two formats', () => {
  const script = '<script>alert(1)</script>'

  test('is stored as the image of its page and nothing else', async () => {
    const plain = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } })
      .withExifMerge({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer()
    const zip = Buffer.from('PK\u0003\u0004', 'latin1')
    const [page] = await importFile(Buffer.concat([plain, Buffer.from(script), zip]))
    if (page?.kind !== 'page') throw new Error(`expected a page, got ${JSON.stringify(page)}`)
    expect(page.image.contentType).toBe('image/webp')
    for (const made of [page.image.bytes, page.image.thumbnail ?? page.image.bytes]) {
      expect(Buffer.from(made).toString('latin1', 8, 12)).toBe('WEBP')
      for (const foreign of [script, 'Exif', 'PK\u0003\u0004']) expect(Buffer.from(made).includes(foreign)).toBe(false)
    }
  })

  test.each([
    ['a GIF that is a script', 'GIF89a/*\0\0\0*/=1;alert(1)'],
    ['a web page', `<!doctype html>${script}`],
    ['an SVG with a script', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`],
    [
      'an SVG that references files',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    ],
    ['PostScript', '%!PS-Adobe-3.0\n(/etc/passwd) (r) file'],
    ['a playlist', '#EXTM3U\nfile:///etc/passwd'],
    ['an ImageMagick script', 'push graphic-context\nimage over 0,0 0,0 "url:http://127.0.0.1/"'],
    ['an archive', 'PK\u0003\u0004\u0014\0\0\0'],
  ])('is refused when it is %s', async (_what, text) => {
    expect(await codesOf(Buffer.from(text, 'latin1'))).toEqual([
      expect.stringMatching(/^(not-an-image|unsupported-format|broken)$/),
    ])
  })
})

describe('a PDF', () => {
  test('is rendered at a size that the reader can show when its pages are huge', async () => {
    const [page] = await importFile(writePdf([{ width: 14_400, height: 14_400, content: showText('Large', 72, 700) }]))
    if (page?.kind !== 'page') throw new Error('expected a page')
    expect(page.image.width * page.image.height).toBeLessThanOrEqual(8_010_000)
  })

  test('loses the page of a picture that decompresses to gigabytes; the next file is imported', async () => {
    const jpeg = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer()
    const image = { jpeg, width: 60_000, height: 60_000 }
    const bomb = writePdf([
      { content: 'q 600 0 0 700 0 0 cm /Image Do Q', image },
      { content: showText('After', 72, 700) },
    ])
    const results = await codesOf(bomb)
    expect(results.length).toBeGreaterThan(0)
    expect(await codesOf(writePdf([{ content: showText('Next', 72, 700) }]))).toEqual(['page'])
  })

  test('is rendered without running its scripts or opening its file links and URLs', async () => {
    const action = '/OpenAction << /S /JavaScript /JS (app.launchURL\\("http://127.0.0.1:9/"\\)) >>'
    const file = writePdf([{ content: showText('Still a page', 72, 700) }])
    const armed = file.toString('latin1').replace('/Type /Catalog', `/Type /Catalog ${action}`)
    expect(await codesOf(Buffer.from(armed, 'latin1'))).toEqual(['page'])
  })

  test('is given up in time when its streams decompress endlessly', async () => {
    const packed = deflateSync(deflateSync(Buffer.alloc(10_000_000, 'q ')))
    const stream = `<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`
    const text = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>\nendobj\n4 0 obj\n${stream}`
    const file = Buffer.concat([
      Buffer.from(text),
      packed,
      Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
    ])
    const results = await codesOf(file)
    expect(results).toEqual([expect.stringMatching(/^(page|broken|engine-failed|too-large)$/)])
  })
})
