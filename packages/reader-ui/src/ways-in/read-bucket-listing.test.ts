import { describe, expect, test } from 'vitest'
import { linkMedia, readBucketListing } from './read-bucket-listing'

const objects = [
  { key: 'published/7/3/book.json', url: '/objects/published/7/3/book.json?s=1' },
  { key: 'published/7/3/outline.json', url: '/objects/published/7/3/outline.json?s=1' },
  { key: 'published/7/media/aa.webp', url: '/objects/published/7/media/aa.webp?s=2' },
  { key: 'published/7/parts/bb.json', url: '/objects/published/7/parts/bb.json?s=3' },
]

describe('the listing of the bucket', () => {
  test("gives the URL of the book's JSON and of its media", () => {
    const listing = readBucketListing(objects)
    expect(listing.bookUrl).toBe('/objects/published/7/3/book.json?s=1')
    expect([...listing.urlOf]).toEqual([
      ['/objects/published/7/media/aa.webp', '/objects/published/7/media/aa.webp?s=2'],
    ])
  })

  test('has no book without its JSON or with another shape', () => {
    for (const response of [
      [],
      objects.slice(1),
      null,
      'x',
      { key: 'published/7/3/book.json' },
      [null, 7, { key: 1 }],
    ]) {
      expect(readBucketListing(response).bookUrl).toBeNull()
    }
  })

  test("replaces each link to media by its URL and leaves the rest of the book's JSON as it is", () => {
    const book = {
      bookInfo: { id: 7, title: 'published/7/media/aa.webp', cover_image: '/objects/published/7/media/aa.webp' },
      chapters: [{ pages: [{ link: '/objects/published/7/media/aa.webp', other: null }], audio: '/objects/gone.mp3' }],
    }
    expect(linkMedia(book, readBucketListing(objects))).toEqual({
      bookInfo: { id: 7, title: 'published/7/media/aa.webp', cover_image: '/objects/published/7/media/aa.webp?s=2' },
      chapters: [
        { pages: [{ link: '/objects/published/7/media/aa.webp?s=2', other: null }], audio: '/objects/gone.mp3' },
      ],
    })
  })
})
