import fc from 'fast-check'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { isObjectKey } from './object-keys'

test('a valid key never leaves the folder of the objects', () => {
  const piece = fc.constantFrom('a', '..', '.', '/', '\\', '\0', '-', '_', '%2e', ' ', 'Ä', '.hidden')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const key = pieces.join('')
      if (!isObjectKey(key)) return
      const inside = relative('/store', join('/store', key))
      expect(inside).toBe(key)
      expect(inside.split('/')).not.toContain('..')
    }),
  )
})

test('every key that this server builds is valid', () => {
  for (const key of ['100000/pages/0a.webp', 'published/100000/1/book.json', '7/ChapterAudios/Track_1.final.mp3']) {
    expect([key, isObjectKey(key)]).toEqual([key, true])
  }
})
