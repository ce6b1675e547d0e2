import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listImageSources } from './list-image-sources'

const steps = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
const link = '/objects/published/1/media/a.webp?signature=b'
const readSources = (imageWidth: number, of = link) =>
  (listImageSources(of, imageWidth) ?? '').split(',').map((source) => {
    const [address = '', width = ''] = source.split(' ')
    const [, asked = '', quality = ''] = /w=(\d+)&q=(\d+)$/.exec(address) ?? []
    return { asked: Number(asked), quality, offered: parseInt(width, 10) }
  })

describe('listImageSources', () => {
  test('offers each width up to the first one that holds the whole image [CONST-007]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 1, max: 6000 }), fc.constantFrom(...steps)), (imageWidth) => {
        const asked = readSources(imageWidth).map((source) => source.asked)
        expect(asked).toEqual(steps.slice(0, asked.length))
        for (const step of asked.slice(0, -1)) expect(step).toBeLessThan(imageWidth)
        if (asked.length < steps.length) expect(asked.at(-1)).toBeGreaterThanOrEqual(imageWidth)
      }),
    )
  })

  test('names no width beyond the image, which the server does not enlarge', () => {
    expect(readSources(1000).map(({ offered }) => offered)).toEqual([640, 750, 828, 1000])
    expect(readSources(300).map(({ offered }) => offered)).toEqual([300])
  })

  test('keeps the signature of the address', () => {
    expect(listImageSources(link, 640)).toBe(`${link}&w=640&q=75 640w`)
    expect(listImageSources('https://other.example/objects/a.png', 640)).toContain('a.png?w=640&q=75 640w')
  })

  test('leaves images alone that the server cannot resize or whose width is unknown', () => {
    for (const other of [
      'blob:http://a/b',
      'data:image/png;base64,',
      '/objects/a.svg',
      'https://bucket.example/a.webp',
    ])
      expect(listImageSources(other, 1000)).toBeUndefined()
    expect(listImageSources(link, undefined)).toBeUndefined()
  })
})
