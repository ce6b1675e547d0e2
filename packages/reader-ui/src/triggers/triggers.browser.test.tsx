import type { PopupTrigger } from '@lectern/core/book'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookSource } from '../book/book-source'
import { openFixtureBook, type OpenOptions } from '../testing/open-fixture-book'

beforeEach(() => page.viewport(1200, 800))

const popup = page.getByRole('dialog')

function withTriggers(book: BookSource, triggers: readonly PopupTrigger[], pageId = 100): BookSource {
  return {
    ...book,
    chapters: book.chapters.map((chapter) => ({
      ...chapter,
      pages: chapter.pages.map((own) => (own.pageId === pageId ? { ...own, popupTriggers: triggers } : own)),
    })),
  }
}

function openTriggers(triggers: readonly PopupTrigger[], o: OpenOptions = {}) {
  return openFixtureBook({ ...o, change: (book) => withTriggers(o.change?.(book) ?? book, triggers) })
}

const lamp: PopupTrigger = {
  id: 'lamp',
  x: 100,
  y: 200,
  width: 80,
  height: 60,
  title: { en: 'Lamp', es: 'Lámpara' },
  items: [{ type: 'definition', content: { en: 'A thing that gives light.', es: 'Una cosa que da luz.' } }],
}

async function expectAccessible(element: Element) {
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(element)
  expect(violations.map(({ id }) => id)).toEqual([])
}

describe('popup triggers', () => {
  it('open the definition that they hold, beside them, and get the focus back [POP-006]', async () => {
    await openTriggers([lamp])
    const mark = page.getByRole('button', { name: 'Lamp' })
    await expect.element(mark).toBeVisible()
    await mark.click({ timeout: 5000 })
    await expect.element(popup).toHaveAccessibleName('Lamp')
    await expect.element(popup.getByText('A thing that gives light.')).toBeVisible()
    await expectAccessible(popup.element())
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(mark).toHaveFocus()
  })
})
