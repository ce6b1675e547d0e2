import { pageImageSizes } from '@lectern/core/book'
import { expect, test, vi } from 'vitest'
import { createOpeningHints } from './opening-hints'

const link = '/objects/published/7/media/0123456789012345678901234567890123456789.webp'
const image = { link, sources: `${link}?w=640 640w` }
const found = { data: ['/file/bookData/7/outline', '/file/bookData/7/parts/abc'], image }

type OpeningImage = { link: string; sources: string | null } | null

function open(listRequests = vi.fn(() => Promise.resolve<{ data: string[]; image: OpeningImage }>(found))) {
  const warn = vi.fn()
  const links = createOpeningHints({ listRequests, logger: { warn } })
  return {
    listRequests,
    warn,
    links: (query: string, languages?: string) => links(new URLSearchParams(query), languages),
  }
}

test('the address of a book names what its reader requests first, the image before all', async () => {
  const { links } = open()
  expect((await links('book=7'))?.link).toBe(
    '</file/bookData/7/outline>; rel=preload; as=fetch; crossorigin, ' +
      '</file/bookData/7/parts/abc>; rel=preload; as=fetch; crossorigin, ' +
      `<${link}>; rel=preload; as=image; fetchpriority=high; ` +
      `imagesrcset="${link}?w=640 640w"; imagesizes="${pageImageSizes}"`,
  )
})

test('the image itself is in the page, but not in a frame, whose page has no header', async () => {
  const { links } = open(
    vi.fn(() => Promise.resolve({ data: ['/a'], image: { link: `${link}?a=1&b=2`, sources: null } })),
  )
  expect((await links('book=7'))?.picture).toBe(
    `<div id="first-picture" aria-hidden="true"><img alt="" fetchpriority="high" src="${link}?a=1&amp;b=2" /></div>`,
  )
  expect((await links('book=7&embed=1'))?.picture).toBeNull()
})

test('the languages are that of the address, then those of the browser by their weights', async () => {
  const { links, listRequests } = open()
  await links('book=7&chapter=3&page=12&variation=de', 'en;q=0.5, es-MX, fr;q=0, *;q=0.1, <x>')
  expect(listRequests).toHaveBeenCalledWith({
    bookId: 7,
    chapterId: 3,
    pageId: 12,
    languages: ['de', 'es-MX', 'en'],
  })
})

test.each(['', 'book=seven', 'book=7&book=8', 'book=7&mode=simple', 'book=7&preview=1', 'book=7&token=abc'])(
  'the address "?%s" names nothing',
  async (query) => {
    const { links, listRequests } = open()
    expect(await links(query)).toBeNull()
    expect(listRequests).not.toHaveBeenCalled()
  },
)

test('a failure is logged and names nothing, and so does a book that nobody may read', async () => {
  const failing = open(vi.fn(() => Promise.reject(new Error('no database'))))
  expect(await failing.links('book=7')).toBeNull()
  expect(failing.warn).toHaveBeenCalledTimes(1)
  const none = open(vi.fn(() => Promise.resolve({ data: [], image: null })))
  expect(await none.links('book=7')).toBeNull()
})

test('the page does not wait for a slow answer', async () => {
  vi.useFakeTimers()
  try {
    const { links } = open(vi.fn(() => new Promise<never>(() => undefined)))
    const header = links('book=7')
    await vi.advanceTimersByTimeAsync(100)
    expect(await header).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
