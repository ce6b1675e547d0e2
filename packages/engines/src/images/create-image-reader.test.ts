import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blockImageLoaders } from './block-image-loaders'
import { createImageReader } from './create-image-reader'

test('a new image reader refuses no image that another one is reading', async () => {
  blockImageLoaders()
  const images = createImageReader()
  const paper = await sharp({ create: { width: 3, height: 1, channels: 3, background: '#eee' } })
    .png()
    .toBuffer()
  for (let round = 0; round < 300; round += 1) {
    const reads = Array.from({ length: 4 }, () => images.measure(paper))
    for (let start = 0; start < 20; start += 1) createImageReader()
    for (const size of await Promise.all(reads)) expect(size).toEqual({ width: 3, height: 1 })
  }
})

test('only JPEG, PNG, WebP and TIFF are read', async () => {
  blockImageLoaders()
  const images = createImageReader()
  const paper = sharp({ create: { width: 3, height: 1, channels: 3, background: '#eee' } })
  for (const format of ['jpeg', 'png', 'webp', 'tiff'] as const)
    expect(await images.measure(await paper.toFormat(format).toBuffer())).toEqual({ width: 3, height: 1 })
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="1"/>')
  for (const other of [await paper.gif().toBuffer(), await paper.avif().toBuffer(), drawing])
    await expect(images.measure(other)).rejects.toThrow('unsupported image format')
})
