import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toReaderBook } from '../book'
import type { ReaderPage } from '../book/reader-book'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { createWordLights } from '../playback/create-word-lights'
import { PageStage } from '.'

const book = toReaderBook(makeFixtureBook({ toLink: () => '' }), { language: 'en', languages: ['en', 'es'] })
const pages = book.chapters[0]!.pages

interface Shown {
  readonly shown: number
  readonly sheets?: readonly ReaderPage[]
  readonly height?: number
}

function Stage({ shown, sheets = pages, height = 560 }: Shown) {
  return (
    <div style={{ display: 'grid', blockSize: `${height}px` }}>
      <PageStage pages={sheets} shownPageId={shown} lights={createWordLights()} />
    </div>
  )
}
const sheet = (pageId: number) => document.querySelector<HTMLElement>(`[data-page="${pageId}"]`)!
const waiting = () => document.querySelector<HTMLElement>('[data-page-waiting]')

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(414, 896)
})

describe('the page', () => {
  it('stands whole in the window on a large screen', async () => {
    await page.viewport(1200, 800)
    await render(<Stage shown={100} />)
    const box = sheet(100).getBoundingClientRect()
    expect(box.height).toBeLessThanOrEqual(560)
    expect(box.width / box.height).toBeCloseTo(1000 / 1400, 2)
  })
  it('is as wide as a small screen', async () => {
    await page.viewport(375, 700)
    await render(<Stage shown={100} />)
    expect(sheet(100).getBoundingClientRect().width).toBeGreaterThan(340)
  })
  it('is seen from its top after a turn, and the page around the book stays where it is', async () => {
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
  it('has its neighbours ready, where nobody sees, finds or hears them', async () => {
    const screen = await render(<Stage shown={101} />)
    for (const pageId of [100, 102]) {
      expect(getComputedStyle(sheet(pageId)).visibility).toBe('hidden')
      expect(sheet(pageId).querySelectorAll('[data-word]').length).toBeGreaterThan(10)
    }
    expect(screen.getByRole('article').elements()).toHaveLength(1)
  })
  it('shows the loading overlay only once the image takes longer than 50 ms [LAY-010 LAY-011]', async () => {
    // An image without an address never arrives and never fails; React complains about it.
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
  it('has no overlay once the image is there', async () => {
    await render(<Stage shown={100} sheets={pages.slice(0, 1)} />)
    await expect.poll(() => waiting()).toBeNull()
  })
  it('says that an image could not be loaded, and loads it again when asked to', async () => {
    const broken = { ...pages[0]!, imageLink: 'data:image/png;base64,' }
    const screen = await render(<Stage shown={100} sheets={[broken]} />)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/The image of this page could not be loaded\./)
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
  })
})
