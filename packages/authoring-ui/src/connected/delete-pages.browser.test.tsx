import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDraftDatabase } from '../drafts/draft-database'
import { fakeStudioServer } from './fake-studio-server.fixture'
import { renderWorkspace } from './render-workspace.fixture'

beforeEach(async () => {
  await page.viewport(1300, 850)
  const store = await openDraftDatabase()
  for (const draft of await store.ofBook(1, 9)) await store.remove(draft)
  store.close()
})

const words = ['One', 'Two', 'Three', 'Four', 'Five'].map((text) => ({ words: text }))
const idsOf = (server: { pages: { pageId: number }[] }) => server.pages.map(({ pageId }) => pageId)
const box = (number: number) => page.getByRole('checkbox', { name: `Page ${number}`, exact: true })

it('deletes a range of pages at once after a question, and undo brings them back in place', async () => {
  const server = fakeStudioServer(words)
  await renderWorkspace(server, 'pages')
  await page.getByRole('button', { name: 'Select pages' }).click()
  await box(2).click()
  await box(4).click({ modifiers: ['Shift'] })
  await box(3).click()
  await expect.element(page.getByText('2 pages selected')).toBeVisible()
  await page.getByRole('button', { name: 'Delete 2 pages' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 pages' }).click()
  await expect.element(page.getByText('2 pages deleted')).toBeVisible()
  expect(idsOf(server)).toEqual([1, 3, 5])
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.element(page.getByText('2 pages restored')).toBeVisible()
  expect(idsOf(server)).toEqual([1, 2, 3, 4, 5])
  await expect.element(box(5)).toBeVisible()
})

it('selects pages by keyboard, on a phone too, without axe violations', async () => {
  await page.viewport(375, 700)
  await renderWorkspace(fakeStudioServer(words), 'pages')
  await page.getByRole('button', { name: 'Select pages' }).click()
  box(2).element().focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(page.getByText('3 pages selected')).toBeVisible()
  await expect.element(box(4)).toHaveFocus()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, { rules: { 'page-has-heading-one': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
  await page.getByRole('button', { name: 'Select all' }).click()
  await expect.element(page.getByText('5 pages selected')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('button', { name: 'Delete page 2' })).toBeVisible()
})
