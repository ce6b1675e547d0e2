import { describe, expect, test } from 'vitest'
import { offersThumbnails } from './offers-thumbnails'

const pagesWith = (...links: (string | null)[]) => links.map((thumbnailUrl) => ({ thumbnailUrl }))

describe('offersThumbnails', () => {
  test('needs one thumbnail among the first three pages [LOAD-030 LOAD-031]', () => {
    expect(offersThumbnails(pagesWith(null, null, 'c.jpg'))).toBe(true)
    expect(offersThumbnails(pagesWith(null, '', ' ', 'd.jpg'))).toBe(false)
    expect(offersThumbnails([])).toBe(false)
  })
})
