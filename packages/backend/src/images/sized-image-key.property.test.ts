import { pageImageWidths } from '@lectern/core/book'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isObjectKey, pageImageKey, publishedMediaKey, publishedPrefix, bookPrefix } from '../objects/object-keys'
import { comesInSizes, sizedImageKey, sizedImageKeys } from './sized-image-key'

const hashes = fc.stringMatching(/^[0-9a-f]{40}$/)
const extensions = fc.constantFrom('webp', 'png', 'jpg')

test('each size of each image has a place of its own, in the folder of its book', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1 }),
      fc.uniqueArray(hashes, { minLength: 1, maxLength: 5 }),
      extensions,
      (id, names, extension) => {
        const keys = names.flatMap((name) => [pageImageKey(id, name), publishedMediaKey(id, name, extension)])
        const sized = keys.flatMap(sizedImageKeys)
        expect(sized).toHaveLength(keys.length * pageImageWidths.length)
        expect(new Set([...keys, ...sized]).size).toBe(keys.length + sized.length)
        for (const key of sized) {
          expect([isObjectKey(key), key.endsWith('.webp')]).toEqual([true, true])
          expect(key.startsWith(bookPrefix(id)) || key.startsWith(publishedPrefix(id))).toBe(true)
        }
      },
    ),
  )
})

test('no size comes in sizes itself, nor does anything under another name', () => {
  const hash = 'a'.repeat(40)
  const id = '0b8e3c7e-7d6f-4a43-9d0f-3f6f4d5a1c2b'
  for (const key of [pageImageKey(7, hash), publishedMediaKey(7, hash, 'png'), `domain-files/3/${id}.jpg`]) {
    expect([key, comesInSizes(key)]).toEqual([key, true])
    for (const sized of sizedImageKeys(key)) expect([sized, comesInSizes(sized)]).toEqual([sized, false])
  }
  for (const key of [
    `published/7/sizes/640/media/${hash}.webp`,
    `published/7/${hash}.webp`,
    'published/7/media/cover.webp',
    `7/sizes/640/pages/${hash}.webp`,
    `7/pages/more/${hash}.webp`,
    `7/ChapterAudios/${hash}.mp3`,
    `domain-files/3/sizes/640/${id}.jpg.webp`,
  ])
    expect([key, comesInSizes(key)]).toEqual([key, false])
})

test('images of another kind are kept as WebP under a name of their own', () => {
  expect(sizedImageKey('published/7/media/a.webp', 640)).toBe('published/7/sizes/640/media/a.webp')
  expect(sizedImageKey('published/7/media/a.png', 640)).toBe('published/7/sizes/640/media/a.png.webp')
  expect(sizedImageKey('domain-files/3/a.jpg', 828)).toBe('domain-files/3/sizes/828/a.jpg.webp')
  expect(sizedImageKeys('7/ChapterAudios/a.mp3')).toEqual([])
})
