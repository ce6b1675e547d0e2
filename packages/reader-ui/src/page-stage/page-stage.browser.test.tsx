import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useEffect, useState } from 'react'
import { render } from 'vitest-browser-react'
import { toReaderBook } from '../book'
import type { ReaderPage } from '../book/reader-book'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { createWordHighlights } from '../playback/create-word-highlights'
import { attachSwipe } from '../page-swipe/attach-swipe'
import { openPromise } from '../testing/open-promise'
import { PageStage } from '.'

const book = toReaderBook(makeFixtureBook({ toLink: () => '' }), { language: 'en', languages: ['en', 'es'] })
const pages = book.chapters[0]!.pages

interface Shown {
  readonly shown: number
  readonly sheets?: readonly ReaderPage[]
  readonly height?: number
  readonly direction?: 'ltr' | 'rtl'
  readonly onRefreshMedia?: () => Promise<unknown>
  readonly onTurn?: (turn: 'next' | 'previous') => void
}

function Stage({ shown, sheets = pages, height = 560, direction = 'ltr', ...o }: Shown) {
  const { onRefreshMedia = () => Promise.resolve(), onTurn } = o
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [highlights] = useState(() => createWordHighlights())
  const index = sheets.findIndex(({ pageId }) => pageId === shown)
  useEffect(() => {
    if (stage === null || onTurn === undefined) return undefined
    return attachSwipe(stage, {
      readBook: () => ({ direction, widthPixels: stage.clientWidth, hasNext: true, hasPrevious: true }),
      listSpreads: () => Array.from(stage.querySelectorAll<HTMLElement>('[data-spread]')),
      onTurn,
    })
  }, [stage, direction, onTurn])
  return (
    <div style={{ display: 'grid', blockSize: `${height}px` }}>
      <PageStage
        spreads={sheets.map((sheet, position) => ({
          pages: [sheet],
          place: position === index ? 'shown' : position < index ? 'previous' : 'next',
        }))}
        shownPageId={shown}
        direction={direction}
        stageRef={setStage}
        highlights={highlights}
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
    // The browser tells of the scroll in its next frame.
    await new Promise(requestAnimationFrame)
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

  it('hides the words of a neighbour without new styles for each of them', async () => {
    const screen = await render(<Stage shown={101} />)
    const wordsOf = (pageId: number) => Array.from(sheet(pageId).querySelectorAll('[data-word]'))
    const isHidden = (pageId: number) => wordsOf(pageId).every((word) => !word.checkVisibility())
    await expect.poll(() => [100, 101, 102].map(isHidden)).toEqual([true, false, true])
    expect([100, 101, 102].map((pageId) => wordsOf(pageId).length > 0)).toEqual([true, true, true])
    const styleOf = (word: Element) =>
      Array.from(getComputedStyle(word), (name) => getComputedStyle(word).getPropertyValue(name))
    const [first] = wordsOf(102)
    const beside = styleOf(first!)
    await screen.rerender(<Stage shown={102} />)
    await expect.poll(() => [101, 102].map(isHidden)).toEqual([true, false])
    expect(styleOf(first!)).toEqual(beside)
  })
  it.each([
    [375, 700, 300],
    [667, 375, 250],
    [1200, 800, 560],
  ])('is laid out in its size before it is turned to, in a window of %i by %i pixels', async (width, height, stage) => {
    await page.viewport(width, height)
    const sheets = [pages[0]!, { ...pages[1]!, imageSize: { width: 1000, height: 3000 } }, pages[2]!]
    const measure = (pageId: number) => {
      const { x, width: inline, height: block } = sheet(pageId).getBoundingClientRect()
      return { x, inline, block, position: getComputedStyle(sheet(pageId).parentElement!).position }
    }
    const alone = await render(<Stage shown={100} sheets={sheets.slice(0, 1)} height={stage} />)
    const region = alone.getByRole('region', { name: 'Page of the book' })
    const sizer = () => region.element().firstElementChild!.clientHeight
    const height100 = sizer()
    await alone.rerender(<Stage shown={100} sheets={sheets} height={stage} />)
    await expect.poll(() => sheet(101)).not.toBeNull()
    // A taller neighbour does not make the page scroll further.
    expect(sizer()).toBe(height100)
    const beside = measure(101)
    await alone.rerender(<Stage shown={101} sheets={sheets} height={stage} />)
    expect(measure(101)).toEqual(beside)
  })
  it('mounts a new neighbour after the turned page is painted, or for a finger', async () => {
    const screen = await render(<Stage shown={100} sheets={pages.slice(0, 2)} />)
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    await screen.rerender(<Stage shown={101} sheets={pages.slice(1, 3)} />)
    expect(getComputedStyle(sheet(101)).visibility).toBe('visible')
    expect(getComputedStyle(sheet(100)).visibility).toBe('hidden')
    expect(sheet(102)).toBeNull()
    sheet(101).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(sheet(100)).toBeNull()
    expect(sheet(102).closest('[data-spread]')).toHaveAttribute('data-spread', 'next')
    frames.mockRestore()
    await screen.rerender(<Stage shown={101} sheets={pages.slice(0, 3)} />)
    await expect.poll(() => sheet(100)).not.toBeNull()
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
  it('requests the image in widths from 640 to 3840, in quality 75 [CONST-005 CONST-006 CONST-007]', async () => {
    const large = { width: 5000, height: 7000 }
    const published = { ...pages[0]!, imageSize: large, imageLink: '/objects/published/1/media/a.webp' }
    await render(<Stage shown={100} sheets={[published]} />)
    const asked = image()!
      .srcset.split(',')
      .map((source) => new URL(source.split(' ')[0]!, window.location.href).searchParams)
    expect(asked.map((query) => query.get('w'))).toEqual(['640', '750', '828', '1080', '1200', '1920', '2048', '3840'])
    expect(new Set(asked.map((query) => query.get('q')))).toEqual(new Set(['75']))
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

describe('a finger on the page', () => {
  const isSwiping = () => document.querySelector('[data-swiping]') !== null
  const touch = (type: string, x: number, y: number, pointerId = 7) =>
    sheet(100).dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: 'touch',
        clientX: x,
        clientY: y,
        bubbles: true,
        cancelable: true,
      }),
    )
  /** Presses at 300, 200 and moves the finger until the pages follow it. */
  async function beginSwipe(direction: 'ltr' | 'rtl', onTurn: (turn: 'next' | 'previous') => void) {
    await page.viewport(414, 896)
    await render(<Stage shown={pages[0]!.pageId} sheets={pages.slice(0, 2)} direction={direction} onTurn={onTurn} />)
    touch('pointerdown', 300, 200)
    touch('pointermove', direction === 'ltr' ? 290 : 310, 200)
    expect(isSwiping()).toBe(true)
  }

  const left = (pageId: number) => sheet(pageId).getBoundingClientRect().left

  it.each([
    ['ltr', -1],
    ['rtl', 1],
  ] as const)('moves it and the next page, and turns it, in a book read %s', async (direction, side) => {
    const turns: string[] = []
    await beginSwipe(direction, (turn) => turns.push(turn))
    const rest = left(100)
    touch('pointermove', (direction === 'ltr' ? 290 : 310) + side * 100, 200)
    expect(left(100) - rest).toBeCloseTo(side * 100, 0)
    const picture = sheet(pages[1]!.pageId).querySelector('img')!
    expect(getComputedStyle(picture).visibility).toBe('visible')
    expect(left(pages[1]!.pageId) - left(100)).toBeCloseTo(-side * 414, 0)
    touch('pointermove', (direction === 'ltr' ? 290 : 310) + side * 200, 200)
    touch('pointerup', (direction === 'ltr' ? 290 : 310) + side * 200, 200)
    await expect.poll(() => turns).toEqual(['next'])
    expect(isSwiping()).toBe(false)
    expect(left(100)).toBeCloseTo(rest, 0)
  })

  it('turns no page if it moves back before it ends', async () => {
    const onTurn = vi.fn<(turn: 'next' | 'previous') => void>()
    await beginSwipe('ltr', onTurn)
    for (const x of [100, 200, 275]) touch('pointermove', x, 200)
    touch('pointerup', 275, 200)
    await expect.poll(() => isSwiping()).toBe(false)
    expect(onTurn).not.toHaveBeenCalled()
  })

  it('swipes again while the pages still settle', async () => {
    const turns: string[] = []
    await beginSwipe('ltr', (turn) => turns.push(turn))
    touch('pointermove', 285, 200)
    touch('pointerup', 285, 200)
    // The pages are on their way, so that their way widens the stage.
    await expect.poll(() => document.getAnimations().length).toBeGreaterThan(0)
    touch('pointerdown', 100, 200)
    touch('pointermove', 300, 200)
    touch('pointerup', 300, 200)
    await expect.poll(() => turns).toEqual(['previous'])
  })

  it('turns nothing when it drags a selection', async () => {
    const onTurn = vi.fn<(turn: 'next' | 'previous') => void>()
    await beginSwipe('ltr', onTurn)
    document.getSelection()?.selectAllChildren(document.body)
    touch('pointermove', 60, 200)
    touch('pointerup', 60, 200)
    await expect.poll(() => isSwiping()).toBe(false)
    document.getSelection()?.removeAllRanges()
    expect(onTurn).not.toHaveBeenCalled()
  })
})
