import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startTestEngines } from '../testing/start-test-engines'

const engines = startTestEngines()
afterAll(() => engines.close())

const paper = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#eee' } })
const resize = (image: Uint8Array, width: number) => engines.imageResizing.resize({ image, width, quality: 75 })

test('an image gets the requested width as WebP and is never enlarged', async () => {
  const image = await paper(1500, 2250).png().toBuffer()
  const small = await resize(image, 640)
  if (small.kind === 'failed') throw new Error(small.message)
  expect(small).toMatchObject({ contentType: 'image/webp', width: 640, height: 960 })
  expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 960 })
  expect(await resize(image, 3840)).toMatchObject({ kind: 'resized', width: 1500, height: 2250 })
})

test('a photograph is rotated by its EXIF orientation', async () => {
  const image = await paper(1000, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await resize(image, 250)).toMatchObject({ width: 250, height: 500 })
})

test('metadata and bytes after the end are removed, even at the original size', async () => {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 12/1', GPSMapDatum: 'the-place' }
  const exif = { IFD0: { Artist: 'the-photographer' }, IFD3: place }
  const photograph = await paper(100, 50).withExif(exif).jpeg().toBuffer()
  expect(photograph.includes('the-place')).toBe(true)
  const tail = '<!doctype html><script>alert(1)</script>'
  const twoThings = Buffer.concat([await paper(100, 50).png().toBuffer(), Buffer.from(tail)])
  for (const image of [photograph, twoThings]) {
    const made = await resize(image, 3840)
    if (made.kind === 'failed') throw new Error(made.message)
    expect([made.width, made.height]).toEqual([100, 50])
    const { exif: kept, xmp, iptc } = await sharp(made.bytes).metadata()
    expect([kept, xmp, iptc]).toEqual([undefined, undefined, undefined])
    const text = Buffer.from(made.bytes).toString('latin1')
    expect(text).not.toMatch(/Exif|the-place|the-photographer|script/)
  }
})

test('a file that is not an image, or too large, is refused with the reason', async () => {
  expect(await resize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 640)).toMatchObject({
    kind: 'failed',
    code: 'not-an-image',
  })
  const bomb = await paper(8000, 5001).png().toBuffer()
  expect(await resize(bomb, 640)).toMatchObject({ kind: 'failed', code: 'too-large' })
}, 30_000)

test('a truncated image is refused with our own message; that of sharp is the cause, for the log', async () => {
  const whole = await paper(400, 300).jpeg().toBuffer()
  expect(await resize(whole.subarray(0, 200), 100)).toEqual({
    kind: 'failed',
    code: 'not-an-image',
    message: 'The image cannot be read. Export it again as PNG, JPEG or WebP.',
    cause: expect.stringMatching(/\w+/),
  })
})
