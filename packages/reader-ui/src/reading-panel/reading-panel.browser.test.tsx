import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFixtureBook } from '../testing/open-fixture-book'

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1200, 800)
})

describe('the panel', () => {
  it('opens beside the page and closes by the key m, and the page makes room [KEY-005 KEY-006]', async () => {
    const { screen } = await openFixtureBook()
    await expect.element(screen.getByRole('button', { name: 'Contents' })).toBeVisible()
    const stage = screen.getByRole('region', { name: 'Page of the book' })
    const widthBefore = stage.element().clientWidth
    await userEvent.keyboard('m')
    const panel = screen.getByRole('complementary', { name: 'In this book' })
    await expect.element(panel).toBeVisible()
    await expect.element(panel.getByRole('tree', { name: 'Contents' })).toBeVisible()
    const { right } = panel.element().getBoundingClientRect()
    expect(stage.element().getBoundingClientRect().left).toBeCloseTo(right, 0)
    expect(stage.element().clientWidth).toBeLessThan(widthBefore)
    await userEvent.keyboard('m')
    await expect.element(panel).not.toBeInTheDocument()
    expect(stage.element().clientWidth).toBe(widthBefore)
  })

  it('scrolls its lists to the lower edge of a phone', async () => {
    await page.viewport(375, 667)
    const { screen } = await openFixtureBook()
    await screen.getByRole('button', { name: 'Contents' }).click()
    const drawer = screen.getByRole('dialog', { name: 'In this book' })
    await expect.element(drawer).toBeVisible()
    const list = drawer.getByRole('tabpanel').element()
    expect(667 - list.getBoundingClientRect().bottom).toBeLessThanOrEqual(8)
    // The drawer itself does not scroll.
    for (let outer = list.parentElement; outer !== null && outer !== drawer.element(); outer = outer.parentElement)
      expect(outer.scrollHeight).toBeLessThanOrEqual(outer.clientHeight)
    await page.viewport(1200, 800)
  })

  it('has a heading for screen readers, above those of its tabs', async () => {
    const { screen } = await openFixtureBook()
    await screen.getByRole('button', { name: 'Contents' }).click()
    const panel = screen.getByRole('complementary', { name: 'In this book' })
    await expect.element(panel.getByRole('heading', { level: 2, name: 'In this book' })).toBeInTheDocument()
    expect(panel.getByRole('tablist').element().getBoundingClientRect().top).toBeLessThan(80)
  })

  it('takes the focus from the button and gives it back on Escape', async () => {
    const { screen } = await openFixtureBook()
    const button = screen.getByRole('button', { name: 'Contents' })
    await button.click()
    await expect.poll(() => document.activeElement?.getAttribute('aria-current')).toBe('location')
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('leaves the focus in the page if it has moved on before the panel closes', async () => {
    const { screen } = await openFixtureBook()
    await screen.getByRole('button', { name: 'Contents' }).click()
    await expect.element(screen.getByRole('complementary')).toBeVisible()
    const stage = screen.getByRole('region', { name: 'Page of the book' })
    stage.element().focus()
    await userEvent.keyboard('m')
    await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument()
    await expect.element(stage).toHaveFocus()
  })

  it('stays open during the visit, without taking the focus again', async () => {
    const first = await openFixtureBook()
    await first.screen.getByRole('button', { name: 'Contents' }).click()
    await expect.element(first.screen.getByRole('complementary')).toBeVisible()
    await first.screen.unmount()
    const { screen } = await openFixtureBook()
    await expect.element(screen.getByRole('complementary')).toBeVisible()
    expect(document.activeElement).toBe(document.body)
  })

  it('covers the page in a narrow window and closes when a place is chosen, or by the key m', async () => {
    await page.viewport(375, 667)
    const { screen, shownPage } = await openFixtureBook()
    const button = screen.getByRole('button', { name: 'Contents' })
    await button.click()
    const sheet = screen.getByRole('dialog', { name: 'In this book' })
    await expect.element(sheet.getByRole('tree')).toBeVisible()
    await userEvent.keyboard('m')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('m')
    await sheet.getByRole('treeitem').last().click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.poll(shownPage).not.toBe('100')
  })
})
