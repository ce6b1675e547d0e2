import { expect, test } from 'vitest'
import { describeAddress } from './describe-address'

const studioUrl = 'http://x.test/studio/books/7'
const published = { access: 'public', readerUrl: 'http://x.test/?book=7', studioUrl } as const

test('names the address in the reader, with its readers unless everyone may read it', () => {
  expect(describeAddress(published, false)).toBe('Read it: http://x.test/?book=7')
  expect(describeAddress(published, true)).toBe('Read it: http://x.test/?book=7  (after npm start)')
  expect(describeAddress({ ...published, access: 'private' }, true)).toBe(
    'Read it: http://x.test/?book=7  (for its authors; after npm start)',
  )
  expect(describeAddress({ ...published, access: 'domain' }, false)).toContain("(for signed-in readers of the author's")
})

test('names the address of a draft in the studio', () => {
  expect(describeAddress({ ...published, access: 'private', readerUrl: null }, false)).toBe(
    `Not published. Check and publish it in the studio: ${studioUrl}`,
  )
})
