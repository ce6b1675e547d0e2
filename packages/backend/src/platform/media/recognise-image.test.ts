import { expect, test } from 'vitest'
import { samplePng } from '../../testing/sample-media'
import { readImageSize } from './read-image-size'
import { recogniseImage } from './recognise-image'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)))

/** A JPEG of 640 by 480 after an application segment and a table. */
const jpeg = (height = [1, 0xe0], width = [2, 0x80]) =>
  bytes([0xff, 0xd8, 0xff, 0xe1, 0, 4, 9, 9, 0xff, 0xff, 0xc4, 0, 3, 1, 0xff, 0xc2, 0, 11, 8, ...height, ...width, 1])
const webp = (kind: string, ...rest: number[]) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, [0, 0, 0, 0], rest)
/** WebP headers of 16383 by 16383 (lossless), and of 800 by 600 (lossy and extended). */
const webps = {
  lossless: webp('VP8L', 0x2f, 0xfe, 0xff, 0xff, 0x0f),
  lossy: webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x20, 3, 0x58, 2),
  extended: webp('VP8X', 0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0),
}

test('the size of an image is read from its header, after any other segments', () => {
  expect(readImageSize(samplePng('x', 300, 200), 'png')).toEqual({ width: 300, height: 200 })
  expect(readImageSize(jpeg(), 'jpg')).toEqual({ width: 640, height: 480 })
  expect(readImageSize(webps.lossy, 'webp')).toEqual({ width: 800, height: 600 })
  expect(readImageSize(webps.extended, 'webp')).toEqual({ width: 800, height: 600 })
  expect(readImageSize(webps.lossless, 'webp')).toEqual({ width: 16_383, height: 16_384 })
})

test('images of up to 40 megapixels are recognised; larger ones and other bytes are not', () => {
  expect(recogniseImage(samplePng('x', 8000, 5000))).toMatchObject({ extension: 'png' })
  expect(recogniseImage(jpeg())).toMatchObject({ contentType: 'image/jpeg' })
  expect(recogniseImage(webps.lossy)).toMatchObject({ contentType: 'image/webp' })
  const refused = [
    samplePng('x', 8001, 5000),
    samplePng('x', 16_000, 16_000),
    samplePng('x', 0, 10),
    samplePng('x', 4_294_967_295, 1),
    jpeg([0xff, 0xff], [0xff, 0xff]),
    webps.lossless,
    bytes('\u{89}PNG\r\n\u{1a}\n'),
    bytes('\u{89}PNG\r\n\u{1a}\n<script>alert(1)</script>'),
    bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]),
    bytes([0xff, 0xd8, 0xff], '<script>alert(1)</script>'),
    webp('ANIM'),
    bytes('GIF89a/*'),
    bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    new Uint8Array(),
  ]
  for (const [index, image] of refused.entries()) expect([index, recogniseImage(image)]).toEqual([index, null])
})
