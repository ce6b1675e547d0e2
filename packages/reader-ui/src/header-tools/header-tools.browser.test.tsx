import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFixtureBook } from '../testing/open-fixture-book'

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1280, 800)
})
afterEach(() => vi.restoreAllMocks())

const stage = () => document.querySelector<HTMLElement>('[data-page-scroller]')!

async function choose(entry: string) {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

const present = () => page.getByRole('button', { name: 'Presenter mode', exact: true }).click()

describe('the header of a phone', () => {
  it('shows three icons, and has the settings, the languages and help in its menu', async () => {
    await page.viewport(375, 667)
    await openFixtureBook()
    const more = page.getByRole('button', { name: 'More' })
    await expect.element(more).toBeVisible()
    const toolbar = document.querySelector('[data-tour="more"]')!.parentElement!
    const icons = [...toolbar.querySelectorAll('button')].filter((button) => button.getClientRects().length > 0)
    expect(icons.map((button) => button.getAttribute('aria-label'))).toEqual(['Contents', 'Bookmark this page', 'More'])
    await more.click()
    await expect.element(page.getByRole('menuitemradio', { name: 'Español' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(more).toHaveFocus()
  })
})

describe('the header', () => {
  it.each([
    [768, 1024, ['Search', 'Bookmark this page', 'More'], false],
    [1280, 800, ['Search', 'Notes', 'Bookmark this page', 'Settings', 'Presenter mode', 'More'], true],
  ])(
    'of a window of %i by %i names its tools, none of which the menu has too',
    async (width, height, names, isLabelled) => {
      await page.viewport(width, height)
      await openFixtureBook()
      const more = page.getByRole('button', { name: 'More' })
      await expect.element(more).toBeVisible()
      const toolbar = document.querySelector('[data-tour="more"]')!.parentElement!
      const buttons = [...toolbar.querySelectorAll('button')].filter((button) => button.dataset['tour'] !== 'contents')
      expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names)
      expect(buttons[0]!.textContent).toBe(isLabelled ? 'Search' : '')
      await more.click()
      for (const name of names) await expect.element(page.getByRole('menuitem', { name })).not.toBeInTheDocument()
    },
  )
  it('shows on the buttons of the panel which part of it is open', async () => {
    await openFixtureBook()
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('Search').click()
    await expect.element(page.getByRole('searchbox', { name: 'Search in the book' })).toHaveFocus()
    await expect.element(button('Search')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(button('Notes')).toHaveAttribute('aria-expanded', 'false')
    await button('Notes').click()
    await expect.element(button('Search')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(button('Notes')).toHaveAttribute('aria-expanded', 'true')
    await button('Notes').click()
    await expect.element(button('Contents')).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('presenter mode', () => {
  it('hides tools and player, fills the window, and is left by Escape with the focus back [UI-016]', async () => {
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
    await openFixtureBook()
    await present()
    await expect.element(page.getByRole('button', { name: 'Leave presenter mode' })).toBeVisible()
    expect(page.getByRole('region', { name: 'Narration' }).query()).toBeNull()
    expect(page.getByRole('button', { name: 'More' }).query()).toBeNull()
    const { width, height } = stage().getBoundingClientRect()
    expect([width, height]).toEqual([window.innerWidth, window.innerHeight])
    await expect.poll(() => document.activeElement).toBe(stage())
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Presenter mode', exact: true })).toHaveFocus()
    await expect.element(page.getByRole('region', { name: 'Narration' })).toBeVisible()
  })
  it('enlarges page and highlight, turns pages and plays by key, and opens no hidden panel [UI-017]', async () => {
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
    const { store, shownPage } = await openFixtureBook({ preferences: { highlightOpacity: 0.3 } })
    const opacity = () => getComputedStyle(stage()).getPropertyValue('--lectern-highlight-opacity')
    const pageHeight = () => document.querySelector('[data-shown]')!.getBoundingClientRect().height
    await expect.poll(opacity).toBe('0.3')
    const before = pageHeight()
    await present()
    await expect.poll(opacity).toBe('1')
    expect(pageHeight()).toBeGreaterThan(before)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(shownPage).toBe('101')
    await userEvent.keyboard(' ')
    expect(store.getState().reading.isPlaying).toBe(true)
    /** Width of the marked word's edge, relative to its letters. */
    const edge = () => {
      const word = document.querySelector('[data-word-mark]')
      if (word === null) return 0
      const { boxShadow, fontSize } = getComputedStyle(word, '::after')
      const lengths = boxShadow.match(/[\d.]+px/g)?.map(parseFloat) ?? []
      return Math.max(0, ...lengths) / parseFloat(fontSize)
    }
    await expect.poll(edge).toBeGreaterThan(0)
    await userEvent.keyboard(' ')
    const presentedEdge = edge()
    await userEvent.keyboard('m')
    await page.getByRole('button', { name: 'Leave presenter mode' }).click()
    expect(page.getByRole('complementary', { name: 'In this book' }).query()).toBeNull()
    await expect.poll(opacity).toBe('0.3')
    await expect.poll(edge).toBeGreaterThan(0)
    expect(edge()).toBeLessThan(presentedEdge)
  })
  it('enters full screen and leaves it, and ends when the browser leaves it', async () => {
    const had: { element: Element | null } = { element: null }
    const change = (element: Element | null) => {
      had.element = element
      document.dispatchEvent(new Event('fullscreenchange'))
    }
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true)
    vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => had.element)
    vi.spyOn(document, 'exitFullscreen').mockImplementation(async () => change(null))
    vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockImplementation(async () =>
      change(document.documentElement),
    )
    await openFixtureBook()
    await present()
    await expect.poll(() => had.element).toBe(document.documentElement)
    change(null)
    await expect.element(page.getByRole('button', { name: 'More' })).toBeVisible()
    await present()
    await page.getByRole('button', { name: 'Leave presenter mode' }).click()
    await expect.poll(() => had.element).toBeNull()
    const entry = page.getByRole('menuitemcheckbox', { name: 'Full screen' })
    const open = () => page.getByRole('button', { name: 'More' }).click()
    await open()
    await entry.click()
    await open()
    await expect.element(entry).toBeChecked()
    change(null)
    await expect.element(entry).not.toBeChecked()
  })
  it('offers no full screen where the browser has none', async () => {
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
    await openFixtureBook()
    await page.getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Take the tour' })).toBeVisible()
    expect(page.getByRole('menuitemcheckbox', { name: 'Full screen' }).query()).toBeNull()
  })
})

describe('the form for reporting a problem', () => {
  it('opens from the menu, needs a flag or a message, and shows what it sends [UI-008]', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ success: true }))
    await openFixtureBook()
    await choose('Report a problem')
    const dialog = page.getByRole('dialog', { name: 'Report a problem' })
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect.element(dialog.getByText('Choose at least one kind of problem, or describe it.')).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
    await dialog.getByText('What is sent with it').click()
    await expect.element(dialog.getByText('No. 100')).toBeVisible()
    await expect.element(dialog.getByText(/^Chrome \d+, /)).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Audio' }).click()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect.element(page.getByText('Thank you. Your report was sent.')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    const [address, init] = sent.mock.calls[0]!
    const request = new Request(address, init)
    expect([new URL(request.url).pathname, request.headers.has('authorization')]).toEqual(['/api/bug', false])
    expect(await request.json()).toMatchObject({
      audio_problem: true,
      book_id: 1,
      page_id: 100,
      browser: expect.stringMatching(/^Chrome \d+, /),
    })
  })
  it('keeps the message after a failure, and sends it again with the same key [UI-009]', async () => {
    let status = 503
    const sent = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ success: true }, { status }))
    await openFixtureBook()
    await choose('Report a problem')
    const dialog = page.getByRole('dialog', { name: 'Report a problem' })
    const flags = ['Audio', 'Video', 'Text or highlight', 'Quiz', 'Layout', 'Translation', 'Something else']
    for (const name of flags) await expect.element(dialog.getByRole('checkbox', { name })).toBeInTheDocument()
    await dialog.getByRole('textbox').fill('The owl is silent')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect.element(page.getByText('The report could not be sent.', { exact: false })).toBeVisible()
    await expect.element(dialog.getByRole('textbox')).toHaveValue('The owl is silent')
    status = 200
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect.element(page.getByText('Thank you. Your report was sent.')).toBeVisible()
    const keys = sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })
})
