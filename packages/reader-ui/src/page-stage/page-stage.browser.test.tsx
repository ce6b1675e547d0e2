import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toReaderBook } from '../book'
import type { ReaderPage } from '../book/reader-book'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { createWordHighlights } from '../playback/create-word-highlights'
import { openPromise } from '../testing/open-promise'
import { PageStage } from '.'

const book = toReaderBook(makeFixtureBook({ toLink: () => '' }), { language: 'en', languages: ['en', 'es'] })
const pages = book.chapters[0]!.pages

interface Shown {
  readonly shown: number
  readonly sheets?: readonly ReaderPage[]
  readonly height?: number
  readonly onRefreshMedia?: () => Promise<unknown>
}

function Stage({ shown, sheets = pages, height = 560, onRefreshMedia = () => Promise.resolve() }: Shown) {
  return (
    <div style={{ display: 'grid', blockSize: `${height}px` }}>
      <PageStage
        pages={sheets}
        shownPageId={shown}
        highlights={createWordHighlights()}
        onRefreshMedia={onRefreshMedia}
      />
    </div>
  )
}
const sheet = (pageId: number) => document.querySelector<HTMLElement>(`[data-page="${pageId}"]`)!
const image = () => sheet(100).querySelector('img')
const waiting = () => document.querySelector<HTMLElement>('[data-page-waiting]')

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(414, 896)
})

describe('the page', () => {
  it('fits the window on a large screen', async () => {
    await page.viewport(1200, 800)
    await render(<Stage shown={100} />)
    const box = sheet(100).getBoundingClientRect()
    expect(box.height).toBeLessThanOrEqual(560)
    expect(box.width / box.height).toBeCloseTo(1000 / 1400, 2)
  })
  it('fills the width of a small screen', async () => {
    await page.viewport(375, 700)
    await render(<Stage shown={100} />)
    expect(sheet(100).getBoundingClientRect().width).toBeGreaterThan(340)
  })
  it('scrolls to its top after a turn without scrolling the host page', async () => {
    await page.viewport(375, 500)
    const around = (shown: number) => (
      <div style={{ paddingBlock: '900px' }}>
        <Stage shown={shown} height={300} />
      </div>
    )
    const screen = await render(around(100))
    const stage = screen.getByRole('region', { name: 'Page of the book' }).element()
    window.scrollTo({ top: 700, behavior: 'instant' })
    stage.scrollTop = stage.scrollHeight
    expect(stage.scrollTop).toBeGreaterThan(0)
    await screen.rerender(around(101))
    expect(stage.scrollTop).toBe(0)
    expect(window.scrollY).toBe(700)
  })
  it('keeps its neighbours mounted, hidden from sight, search and screen readers', async () => {
    const screen = await render(<Stage shown={101} />)
    for (const pageId of [100, 102]) {
      expect(getComputedStyle(sheet(pageId)).visibility).toBe('hidden')
      expect(sheet(pageId).querySelectorAll('[data-word]').length).toBeGreaterThan(10)
    }
    expect(screen.getByRole('article').elements()).toHaveLength(1)
  })
  it('shows the loading overlay only once the image takes longer than 50 ms [LAY-010 LAY-011]', async () => {
    // An image without an address neither loads nor fails; React warns about it.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const never = { ...pages[0]!, imageLink: '' }
    await render(<Stage shown={100} sheets={[never]} />)
    const animation = waiting()!.getAnimations()[0]!
    const timing = animation.effect!.getComputedTiming()
    expect(timing.delay).toBe(50)
    animation.pause()
    animation.currentTime = 49
    expect(getComputedStyle(waiting()!).opacity).toBe('0')
    animation.currentTime = 50 + Number(timing.duration)
    expect(Number(getComputedStyle(waiting()!).opacity)).toBe(1)
  })
  it('removes the overlay when the image has loaded', async () => {
    await render(<Stage shown={100} sheets={pages.slice(0, 1)} />)
    await expect.poll(() => waiting()).toBeNull()
  })
  it('reports an image that failed to load, and requests a new URL before retrying', async () => {
    const broken = { ...pages[0]!, imageLink: 'data:image/png;base64,' }
    const renewal = openPromise<undefined>()
    const stage = (link: string | null) => (
      <Stage shown={100} sheets={[{ ...broken, imageLink: link }]} onRefreshMedia={() => renewal.promise} />
    )
    const screen = await render(stage(broken.imageLink))
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/The image of this page could not be loaded\./)
    const retry = screen.getByRole('button', { name: 'Try again' })
    await retry.click()
    await expect.element(retry).toHaveAttribute('aria-busy', 'true')
    expect(image()).toBeNull()
    await screen.rerender(stage(pages[0]!.imageLink))
    renewal.resolve(undefined)
    await expect.poll(() => image()?.naturalWidth ?? 0).toBeGreaterThan(0)
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
  it('retries the same URL if it is still the current one', async () => {
    const tried: Node[] = []
    const broken = { ...pages[0]!, imageLink: 'data:image/png;base64,' }
    const screen = await render(<Stage shown={100} sheets={[broken]} />)
    await expect.element(screen.getByRole('alert')).toBeVisible()
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) tried.push(...addedNodes)
    })
    watch.observe(sheet(100), { childList: true })
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => tried.some((node) => node instanceof HTMLImageElement)).toBe(true)
    await expect.element(screen.getByRole('alert')).toBeVisible()
    watch.disconnect()
    await expect.element(screen.getByRole('region', { name: 'Page of the book' })).toHaveFocus()
  })
})
