import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFixtureBook } from '../testing/open-fixture-book'

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1280, 800)
})
async function choose(entry: string) {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

describe('the tour', () => {
  const texts: Readonly<Record<string, RegExp>> = {
    'Turn the page': /arrow keys/,
    'Listen to the book': /reads the page/,
    'Find your way': /Contents, pages, search/,
    'Write notes': /Your notes are listed here/,
    Settings: /Change the highlight/,
    'Help and more': /shortcuts.* report a problem/,
  }
  it('explains navigation, play, notes, settings, shortcuts and help, from the menu, by key [UI-019]', async () => {
    await openFixtureBook()
    await choose('Take the tour')
    for (const title of Object.keys(texts)) {
      const dialog = page.getByRole('dialog', { name: title })
      await expect.element(dialog).toHaveAccessibleDescription(texts[title])
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
  })
  it('is skipped by Escape, and skips what a phone keeps in its menu [UI-020]', async () => {
    await page.viewport(375, 667)
    await openFixtureBook()
    await choose('Take the tour')
    for (const title of ['Turn the page', 'Listen to the book', 'Find your way']) {
      await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(page.getByRole('dialog', { name: 'Settings and help' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
  it('keeps the focus, and is a sheet on a phone that never covers what it explains [UI-020]', async () => {
    await page.viewport(375, 667)
    await openFixtureBook()
    await choose('Take the tour')
    const dialog = page.getByRole('dialog')
    for (const title of ['Turn the page', 'Listen to the book', 'Find your way', 'Settings and help']) {
      await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
      const spotlight = document.querySelector('[data-spotlight]')!
      const isApart = () => {
        const sheet = dialog.element().getBoundingClientRect()
        const lit = spotlight.getBoundingClientRect()
        return sheet.width === 375 && (sheet.bottom <= lit.top || sheet.top >= lit.bottom)
      }
      await expect.poll(isApart).toBe(true)
      for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}', '{Tab}']) {
        await userEvent.keyboard(key)
        expect(dialog.element().contains(document.activeElement)).toBe(true)
      }
      // Nothing behind it can be reached.
      expect(document.querySelector('[data-page-scroller]')?.closest('[aria-hidden="true"]')).not.toBeNull()
      const live = dialog.element().querySelector('[aria-live="polite"]')
      expect(live?.textContent).toContain(title)
      if (title !== 'Settings and help') await userEvent.keyboard('{Enter}')
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
    // The page can be pressed again.
    expect(getComputedStyle(document.body).pointerEvents).toBe('auto')
  })
  it('starts by a truthy parameter after the book has loaded, and not by a false one [NAV-022]', async () => {
    for (const value of ['1', 'true']) {
      const { screen } = await openFixtureBook({ search: `?book=1&tutorial=${value}` })
      await expect.element(page.getByRole('dialog', { name: 'Turn the page' })).toBeVisible()
      await screen.unmount()
    }
    for (const search of ['?book=1&tutorial=false', '?book=1']) {
      const { screen } = await openFixtureBook({ search })
      await expect.element(page.getByRole('button', { name: 'More' })).toBeVisible()
      expect(page.getByRole('dialog').query()).toBeNull()
      await screen.unmount()
    }
  })
})
