import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openFixtureBook } from '../testing/open-fixture-book'

const wordsInView = () => {
  const stage = document.querySelector('[data-page-scroller]')!.getBoundingClientRect()
  return [...document.querySelectorAll('[data-shown] [data-word]')].filter((word) => {
    const { top, bottom } = word.getBoundingClientRect()
    return top >= stage.top && bottom <= stage.bottom
  }).length
}

it('shows the first lines of each page on a phone that is held sideways', async () => {
  await page.viewport(667, 375)
  await openFixtureBook()
  await expect.poll(wordsInView).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(page.getByRole('article', { name: 'Page 2' })).toBeVisible()
  await expect.poll(wordsInView).toBeGreaterThan(3)
})
