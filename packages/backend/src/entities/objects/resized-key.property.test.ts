import { pageImageWidths } from '@lectern/core/book'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isObjectKey, pageImageKey, publishedMediaKey, publishedPrefix, bookPrefix } from './object-keys'
import { canBeResized, toResizedKey, listResizedKeys } from './resized-key'

const hashes = fc.stringMatching(/^[0-9a-f]{40}$/)
const extensions = fc.constantFrom('webp', 'png', 'jpg')

test('each width of each image has its own key in the folder of its book', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1 }),
      fc.uniqueArray(hashes, { minLength: 1, maxLength: 5 }),
      extensions,
      (id, names, extension) => {
        const keys = names.flatMap((name) => [pageImageKey(id, name), publishedMediaKey(id, name, extension)])
        const sized = keys.flatMap(listResizedKeys)
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

test('resized images and other files have no widths', () => {
  const hash = 'a'.repeat(40)
  const id = '0b8e3c7e-7d6f-4a43-9d0f-3f6f4d5a1c2b'
  for (const key of [pageImageKey(7, hash), publishedMediaKey(7, hash, 'png'), `domain-files/3/${id}.jpg`]) {
    expect([key, canBeResized(key)]).toEqual([key, true])
    for (const sized of listResizedKeys(key)) expect([sized, canBeResized(sized)]).toEqual([sized, false])
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
    expect([key, canBeResized(key)]).toEqual([key, false])
})

test('images of other formats are stored as WebP under their own key', () => {
  expect(toResizedKey('published/7/media/a.webp', 640)).toBe('published/7/sizes/640/media/a.webp')
  expect(toResizedKey('published/7/media/a.png', 640)).toBe('published/7/sizes/640/media/a.png.webp')
  expect(toResizedKey('domain-files/3/a.jpg', 828)).toBe('domain-files/3/sizes/828/a.jpg.webp')
  expect(listResizedKeys('7/ChapterAudios/a.mp3')).toEqual([])
})
