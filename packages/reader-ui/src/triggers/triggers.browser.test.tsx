import type { PopupTrigger } from '@lectern/core/book'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toHebrew } from '../fixtures/to-hebrew'
import { pageTurned } from '../store/reading-slice'
import { preferencesChanged } from '../store/preferences-slice'
import { openTriggers } from '../testing/open-triggers'

beforeEach(() => page.viewport(1200, 800))

const popup = page.getByRole('dialog')
const stage = page.getByRole('region', { name: 'Page of the book' })
const markOf = (name: string) => page.getByRole('button', { name, exact: true })

const definition = (text: string) => [{ type: 'definition', content: { en: text } }]
const lamp: PopupTrigger = {
  id: 'lamp',
  x: 100,
  y: 200,
  width: 80,
  height: 60,
  title: { en: 'Lamp', es: 'Lámpara' },
  items: definition('A thing that gives light.'),
}
const at = (id: string, x: number, y: number, fields: Partial<PopupTrigger> = {}): PopupTrigger => ({
  ...lamp,
  id,
  x,
  y,
  title: { en: id },
  ...fields,
})
/** Draws a square. */
const square =
  'data:image/svg+xml,' +
  encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')
const iconUrl = URL.createObjectURL(
  new Blob([decodeURIComponent(square.slice(square.indexOf(',') + 1))], { type: 'image/svg+xml' }),
)

/** Box of an element in pixels of the page image, which is 1,000 pixels wide. */
function boxOf(element: Element) {
  const sheet = element.closest('[data-page]')?.getBoundingClientRect()
  if (sheet === undefined) throw new Error('It lies on no page.')
  const { left, top, width, height } = element.getBoundingClientRect()
  const scale = 1000 / sheet.width
  return [(left - sheet.left) * scale, (top - sheet.top) * scale, width * scale, height * scale].map(Math.round)
}

describe('triggers on a page', () => {
  it('are drawn at their place, with their size, scale and icon, at each size of the page [POP-002]', async () => {
    await openTriggers([lamp, at('scaled', 500, 300, { scale: 1.5, iconUrl })])
    await expect.element(markOf('Lamp')).toBeVisible()
    expect(boxOf(markOf('Lamp').element())).toEqual([100, 200, 80, 60])
    expect(boxOf(markOf('scaled').element())).toEqual([500, 300, 120, 90])
    await expect.poll(() => markOf('scaled').element().querySelector('img')?.naturalWidth).toBe(9)
    expect(markOf('Lamp').element().querySelector('img')).toBeNull()
    const before = markOf('Lamp').element().getBoundingClientRect().width
    await page.viewport(2000, 1400)
    await expect.poll(() => markOf('Lamp').element().getBoundingClientRect().width).toBeGreaterThan(before)
    expect(boxOf(markOf('Lamp').element())).toEqual([100, 200, 80, 60])
  })

  it('show the icon that their author chose, or the default for an unknown name', async () => {
    await openTriggers([
      at('plain', 100, 100),
      at('unknown', 300, 100, { icon: 'rocket' }),
      at('chosen', 500, 100, { icon: 'star' }),
    ])
    await expect.element(markOf('chosen')).toBeVisible()
    const [plain, unknown, chosen] = ['plain', 'unknown', 'chosen'].map(
      (name) => markOf(name).element().querySelector('svg')?.innerHTML,
    )
    expect(plain).toBeTruthy()
    expect(unknown).toBe(plain)
    expect(chosen).not.toBe(plain)
  })

  it('are hidden in the variations that they name [POP-003]', async () => {
    await openTriggers([at('both', 100, 100), at('hidden', 200, 100, { hiddenVariations: ['es'] })], {
      search: '?book=1&page=100&variation=es',
    })
    await expect.element(markOf('both')).toBeVisible()
    await expect.element(markOf('hidden')).not.toBeInTheDocument()
  })

  it('stay on the page and can be pressed, wherever and however small an author put them', async () => {
    await openTriggers([
      at('far', 99_999, 99_999),
      at('none', -50, -50, { width: 0, height: 0 }),
      { id: 'bare' },
      at('huge', 0, 0, { width: 1e9, height: 1e9 }),
    ])
    await expect.element(markOf('far')).toBeVisible()
    expect(boxOf(markOf('far').element())).toEqual([920, 1340, 80, 60])
    const [left, top] = boxOf(markOf('none').element())
    expect([left, top]).toEqual([0, 0])
    // No smaller than a pointer can hit.
    expect(markOf('none').element().getBoundingClientRect().width).toBe(24)
    expect(boxOf(markOf('huge').element())).toEqual([0, 0, 1000, 1400])
    await markOf('More about this').click()
    await expect.element(popup.getByText('There is nothing here yet.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await markOf('far').click()
    await expect.element(popup).toHaveAccessibleName('far')
  })

  it('lie above the words, small ones above large ones', async () => {
    const { reading } = await openTriggers([at('small', 150, 860), at('large', 0, 700, { width: 1000, height: 500 })])
    await expect.element(markOf('large')).toBeVisible()
    const word = document.querySelector('[data-shown] [data-word]')!.getBoundingClientRect()
    const found = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-mark]')
    expect(found(word.left + 2, word.top + 2)?.getAttribute('data-mark')).toBe('large')
    const { left, top } = markOf('small').element().getBoundingClientRect()
    expect(found(left + 5, top + 5)?.getAttribute('data-mark')).toBe('small')
    await markOf('small').click()
    expect(reading().isPlaying).toBe(false)
  })

  it('follow the reading order by Tab, open and close by key, and get the focus back', async () => {
    await openTriggers([at('third', 100, 400), at('second', 600, 110), at('first', 100, 100)])
    await expect.element(markOf('first')).toBeVisible()
    stage.element().focus()
    const reached: (string | null)[] = []
    for (let step = 0; step < 3; step++) {
      await userEvent.keyboard('{Tab}')
      reached.push(document.activeElement?.getAttribute('aria-label') ?? null)
    }
    expect(reached).toEqual(['first', 'second', 'third'])
    await userEvent.keyboard('{Enter}')
    await expect.element(popup).toHaveAccessibleName('third')
    expect(popup.element().contains(document.activeElement)).toBe(true)
    await expect.element(markOf('third')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(markOf('third')).toHaveFocus()
  })

  it('go from right to left in a book that is read so, at the same places of the page', async () => {
    await openTriggers(
      [at('left', 100, 100, { title: { he: 'left' } }), at('right', 600, 110, { title: { he: 'right' } })],
      {
        change: toHebrew,
        search: '?book=1&page=100&variation=he',
      },
    )
    await expect.element(markOf('left')).toBeVisible()
    expect(boxOf(markOf('left').element())).toEqual([100, 100, 80, 60])
    stage.element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(markOf('right')).toHaveFocus()
  })

  it('are there on both pages of a spread, and hidden with a page that is not shown', async () => {
    const { store } = await openTriggers([at('here', 100, 100)], {
      change: (book) => ({
        ...book,
        chapters: book.chapters.map((chapter) => ({
          ...chapter,
          pages: chapter.pages.map((own) =>
            own.pageId === 101 ? { ...own, popupTriggers: [at('next', 100, 100)] } : own,
          ),
        })),
      }),
    })
    await expect.element(markOf('here')).toBeVisible()
    await expect.poll(() => document.querySelector('[data-mark="next"]')).not.toBeNull()
    await expect.element(markOf('next')).not.toBeInTheDocument()
    store.dispatch(preferencesChanged({ pageLayout: 'two' }))
    await expect.element(markOf('next')).toBeVisible()
    await markOf('next').click()
    await expect.element(popup).toHaveAccessibleName('next')
  })

  it('come along with a page that a finger moves in', async () => {
    await openTriggers([at('next', 100, 100)], { pageId: 101 })
    const find = () => document.querySelector('[data-mark="next"] button')
    await expect.poll(find).not.toBeNull()
    const isVisible = () => find()!.checkVisibility({ visibilityProperty: true })
    await expect.poll(isVisible).toBe(false)
    const finger = { bubbles: true, pointerId: 5, pointerType: 'touch', isPrimary: true, clientY: 400 }
    const send = (type: string, clientX: number) =>
      stage.element().dispatchEvent(new PointerEvent(type, { ...finger, clientX }))
    send('pointerdown', 700)
    for (const x of [680, 640, 560]) send('pointermove', x)
    await expect.poll(isVisible).toBe(true)
    send('pointercancel', 560)
    await expect.poll(isVisible).toBe(false)
  })

  it('of an unknown type are drawn as a frame, also for a missing icon, and open their items [POP-027]', async () => {
    await openTriggers([
      at('odd', 100, 100, { type: 'hologram', items: [{ type: 'scent', content: { en: 'Of lamp oil' } }] }),
      at('lost', 300, 100, { type: 'hologram', iconUrl: '/no-such-icon.png' }),
      at('icon', 500, 100, { type: 'hologram', iconUrl }),
    ])
    await expect.element(markOf('odd')).toBeVisible()
    await expect.poll(() => markOf('lost').element().querySelector('svg')).not.toBeNull()
    expect(markOf('icon').element().querySelector('img')).not.toBeNull()
    await markOf('odd').click()
    await expect.element(popup.getByText('Of lamp oil')).toBeVisible()
  })

  it('have their own colours and styles, and an icon that can be seen on them [POP-015]', async () => {
    await openTriggers([
      at('own', 100, 100, {
        primaryColor: '#ffffff',
        borderColor: '#ff0000',
        styles: { borderRadius: '50%', borderWidth: 3, position: 'fixed', backgroundColor: 'rgb(0 0 255)' },
      }),
      at('plain', 300, 100, { primaryColor: 'url(https://evil.example)', styles: '{"opacity":0}' }),
    ])
    await expect.element(markOf('own')).toBeVisible()
    const own = getComputedStyle(markOf('own').element())
    expect(own.borderRadius).toBe('50%')
    expect(own.border).toBe('3px solid rgb(255, 0, 0)')
    expect(own.backgroundColor).toBe('rgb(0, 0, 255)')
    expect(own.position).toBe('absolute')
    const badge = getComputedStyle(markOf('own').element().querySelector('svg')!.parentElement!)
    expect(badge.backgroundColor).toMatch(/^oklch\((?:1|0\.999)/)
    expect(badge.color).toMatch(/^oklch\(0 /)
    expect(getComputedStyle(markOf('plain').element()).opacity).toBe('0.4')
  })

  it('cost a page turn no measuring, however many there are', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      at(`t${index}`, (index % 8) * 110, Math.floor(index / 8) * 90),
    )
    const { store, shownPage } = await openTriggers(many, { pageId: 101 })
    await expect.poll(() => document.querySelectorAll('[data-mark]').length).toBe(60)
    const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 101 }, by: 'hand' }))
    await expect.poll(shownPage).toBe('101')
    const marks = measure.mock.contexts.filter(
      (each) => each instanceof Element && each.closest('[data-mark]') !== null,
    )
    measure.mockRestore()
    expect(marks).toEqual([])
  })
})
