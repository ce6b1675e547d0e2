import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage } from '../testing/open-book-page'

const book = makeFixtureBook({ toLink: (wav) => URL.createObjectURL(new Blob([new Uint8Array(wav)])) })

const sizes: readonly (readonly [number, number])[] = [
  [320, 568],
  [375, 667],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
]

/** A rectangle of the window, slightly smaller than its element: neighbours may touch. */
const boxOf = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { left: left + 1, right: right - 1, top: top + 1, bottom: bottom - 1 }
}
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
const controlsIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('button, a[href]:not([href^="#"]), select, [role=tab]')].filter(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  )

/** Names controls that leave the window, and pairs that overlap. */
function findFaults(controls: readonly Element[]): string[] {
  const faults = controls.flatMap((control) => {
    const { left, right, top, bottom } = boxOf(control)
    const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
    return isInside ? [] : [`${nameOf(control)} leaves the window`]
  })
  controls.forEach((one, index) => {
    const a = boxOf(one)
    for (const other of controls.slice(index + 1)) {
      const b = boxOf(other)
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
      if (!isApart) faults.push(`${nameOf(one)} overlaps ${nameOf(other)}`)
    }
  })
  return faults
}

async function open(search = '?book=1&page=100') {
  const opened = await openBookPage({ respond: () => book, search })
  await expect.element(page.getByRole('button', { name: 'More' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Listening' })).toBeVisible()
  return opened
}

beforeEach(() => sessionStorage.clear())

describe.each(sizes)('in a window of %i by %i', (width, height) => {
  beforeEach(() => page.viewport(width, height))

  it('no control of the header or player is cut or covers another', async () => {
    await open()
    expect(findFaults(controlsIn(document))).toEqual([])
  })

  it('all parts of the panel have their tab, beside its close button', async () => {
    await open()
    await userEvent.keyboard('m')
    const tabs = page.getByRole('tablist')
    await expect.element(tabs).toBeVisible()
    const frame = page.getByRole('tablist').element().closest('aside, [role=dialog]')!
    await expect
      .poll(() => findFaults(controlsIn(frame).filter((control) => control.closest('[role=tabpanel]') === null)))
      .toEqual([])
    const list = tabs.element()
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth + 1)
    for (const tab of tabs.getByRole('tab').elements()) expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth + 1)
    if (frame.tagName !== 'ASIDE') return
    // Beside the page the panel reaches the bottom, and the player is beside it.
    const panel = boxOf(frame)
    const player = page.getByRole('region', { name: 'Narration' }).element()
    expect(panel.bottom).toBeGreaterThan(window.innerHeight - 3)
    expect(findFaults([frame, player])).toEqual([])
    expect(findFaults(controlsIn(player))).toEqual([])
  })

  it('a menu or popover is whole', async () => {
    await open()
    await page.getByRole('button', { name: 'Listening' }).click()
    const dialog = page.getByRole('dialog', { name: 'Listening' })
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => findFaults([dialog.element()])).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    document
      .querySelectorAll('[data-shown] [data-word]')[3]!
      .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    const copy = page.getByRole('button', { name: 'Copy' })
    await expect.element(copy).toBeVisible()
    const menu = copy.element().closest('[role=dialog]')!
    await expect.poll(() => findFaults(controlsIn(menu))).toEqual([])
  })
})

it('the header of a phone has its link back beside the contents', async () => {
  await page.viewport(375, 667)
  await open()
  const back = page.getByRole('link', { name: 'Back to the library' }).element().getBoundingClientRect()
  const contents = page.getByRole('button', { name: 'Contents' }).element().getBoundingClientRect()
  expect(back.width).toBe(44)
  expect(contents.left - back.right).toBeLessThanOrEqual(8)
})
