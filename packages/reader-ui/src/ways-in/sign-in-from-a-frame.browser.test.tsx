import { mainReadingApi } from '@lectern/api-client/main/reading'
import { handOverSession, type Session } from '@lectern/api-client/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage } from '../testing/open-book-page'

const book = makeFixtureBook({ toLink: () => '' })
const reader: Session = { accessToken: 'a', refreshToken: '', id: 7, email: 'ada@example.org', role: 'student' }

beforeEach(() => page.viewport(1200, 800))
afterEach(() => vi.restoreAllMocks())

describe('a guest in a frame', () => {
  const openFramed = () =>
    openBookPage({ respond: () => book, search: '?book=1&embed=1&mode=gbm', onReturn: () => true, onFailure: vi.fn() })

  it('signs in by a window of its own, whose session the frame takes', async () => {
    // This window stands in for the one that is opened.
    const open = vi.spyOn(window, 'open').mockReturnValue(window)
    const { session } = await openFramed()
    const invitation = page.getByRole('region', { name: 'Sign-in' })
    await invitation.getByRole('link', { name: /^Sign in/ }).click()
    expect(open.mock.calls[0]?.[0]).toMatch(/^\/auth\/login\?.*&handOver=1$/)
    window.postMessage('nothing', window.location.origin)
    handOverSession(reader, window, window.location.origin)
    await expect.poll(() => session.current()).toEqual(reader)
    await expect.element(invitation).not.toBeInTheDocument()
  })

  it('is told when the browser blocks the window, and gets a tab by the link', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const followed: boolean[] = []
    document.addEventListener(
      'click',
      (event) => {
        followed.push(!event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    )
    await openFramed()
    const link = page.getByRole('region', { name: 'Sign-in' }).getByRole('link', { name: /^Sign in/ })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await link.click()
    await expect.element(page.getByText('The browser has blocked the sign-in window.', { exact: false })).toBeVisible()
    expect(followed).toEqual([true])
  })
})

describe('a book for members in the page of a host that signs its readers in', () => {
  const openMembersBook = () => {
    let isMember = false
    const onFailure = vi.fn<(reason: string) => void>()
    return {
      /** A host sends its token when it is told that the book is not open. */
      async untilToldOf(reason: string) {
        await expect.poll(() => onFailure.mock.calls.at(-1)).toEqual([reason])
      },
      join: () => {
        isMember = true
      },
      opening: openBookPage({
        respond: () => (isMember ? book : null),
        search: '?book=1&embed=1&awaitsToken=1',
        onReturn: () => true,
        onFailure,
      }),
    }
  }
  const deadEnd = () => page.getByRole('heading', { name: "We can't find this book" })

  it('opens without a dead end before, when the token comes', async () => {
    const { join, untilToldOf, opening } = openMembersBook()
    const { session, shownPage } = await opening
    await untilToldOf('missing')
    await expect.element(page.getByText('Opening the book…').first()).toBeVisible()
    expect(deadEnd().query()).toBeNull()
    const seen = vi.fn<() => void>()
    const watch = new MutationObserver(() => {
      if (deadEnd().elements().length > 0) seen()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    join()
    session.signedIn(reader)
    await expect.poll(shownPage).toBe('-1')
    expect(seen).not.toHaveBeenCalled()
    watch.disconnect()
  })

  it('says that it cannot be opened when the token does not help', async () => {
    const { untilToldOf, opening } = openMembersBook()
    const { session } = await opening
    await untilToldOf('missing')
    session.signedIn(reader)
    await expect.element(deadEnd()).toBeVisible()
  })

  it('says that it cannot be opened when no token has come in ten seconds', async () => {
    const timers = vi.spyOn(window, 'setTimeout')
    const { opening } = openMembersBook()
    await opening
    await expect.element(page.getByText('Opening the book…').first()).toBeVisible()
    const findTimer = () => timers.mock.calls.findLast(([, ms]) => ms === 10_000)?.[0]
    await expect.poll(findTimer).toBeDefined()
    expect(deadEnd().query()).toBeNull()
    const timer: unknown = findTimer()
    if (typeof timer === 'function') timer()
    await expect.element(deadEnd()).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Sign in (opens a new window)' })).toBeVisible()
  })
})

it('a book that loses its pages is closed, so that no host controls one out of sight', async () => {
  let chapters = book.chapters
  const onFailure = vi.fn<(reason: string) => void>()
  const { store, shownPage } = await openBookPage({
    respond: () => ({ ...book, chapters }),
    search: '?book=1&embed=1',
    onReturn: () => true,
    onFailure,
  })
  await expect.poll(shownPage).toBe('-1')
  chapters = []
  const { initiate } = mainReadingApi.endpoints.getBookOutline
  void store.dispatch(initiate({ id: 1 }, { forceRefetch: true, subscribe: false }))
  await expect.poll(() => onFailure.mock.calls.at(-1)).toEqual(['empty'])
  expect(store.getState().reading.outline).toBeNull()
})
