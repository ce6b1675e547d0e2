import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openFixtureBook } from '../testing/open-fixture-book'

beforeEach(() => page.viewport(1200, 800))
afterEach(() => vi.restoreAllMocks())

it('media keys play, pause, seek and turn pages, and the system shows title, chapter and cover [PLAY-022]', async () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>()
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation(
    (action, handler) => void handlers.set(action, handler),
  )
  const position = vi.spyOn(navigator.mediaSession, 'setPositionState')
  const { audio, store, shownPage, startOf, screen } = await openFixtureBook({
    change: (book) => ({ ...book, bookInfo: { ...book.bookInfo, cover_image: '/cover.png' } }),
  })
  await expect.poll(() => navigator.mediaSession.metadata?.title).toBe('Night')
  const { artist, artwork } = navigator.mediaSession.metadata ?? {}
  expect([artist, artwork?.[0]?.src]).toEqual(['The Lamp That Could Read', `${location.origin}/cover.png`])
  const press = (action: MediaSessionAction, seekTime?: number) =>
    handlers.get(action)?.({ action, ...(seekTime === undefined ? {} : { seekTime }) })

  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => audio.paused).toBe(false)
  await expect.poll(() => position.mock.lastCall?.[0]?.duration).toBe(audio.duration)
  press('pause')
  await expect.poll(() => audio.paused).toBe(true)
  press('play')
  await expect.poll(() => audio.paused).toBe(false)
  press('seekto', 2)
  expect(store.getState().reading.cue.seconds).toBe(2)
  press('nexttrack')
  await expect.poll(shownPage).toBe('101')
  expect(store.getState().reading.cue.seconds).toBe(startOf({ chapterId: 10, pageId: 101 }))
  press('previoustrack')
  await expect.poll(shownPage).toBe('100')
  expect(handlers.get('seekbackward')).toBeNull()
  await screen.unmount()
  expect([navigator.mediaSession.metadata, handlers.get('play')]).toEqual([null, null])
})

it('the system shows the thumbnail of the first page for a book without a cover', async () => {
  await openFixtureBook({
    change: ({ chapters, ...book }) => ({
      ...book,
      chapters: chapters.map((each) => ({
        ...each,
        pages: each.pages.map((own) => ({ ...own, thumbnailUrl: `/thumbnail-${own.pageId}.png` })),
      })),
    }),
  })
  await expect
    .poll(() => navigator.mediaSession.metadata?.artwork.map(({ src }) => src))
    .toEqual([`${location.origin}/thumbnail-100.png`])
})
