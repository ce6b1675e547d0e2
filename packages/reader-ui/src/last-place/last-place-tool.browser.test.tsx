import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { memoryStorage } from '../testing/memory-storage'
import { openAccount } from '../testing/open-account'
import { openFixtureBook } from '../testing/open-fixture-book'

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1200, 800)
})

it('continues where another device stopped, says so, and goes back on request', async () => {
  const account = openAccount()
  account.signIn()
  Object.assign(account.progress, { currentPageId: 110, updatedAt: '2026-11-28T09:00:00.000Z' })
  const { screen, shownPage } = await openFixtureBook({ account: account.session })
  await expect.poll(shownPage).toBe('110')
  await expect.element(screen.getByText('where you stopped on another device', { exact: false }).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Go back' }).last().click()
  await expect.poll(shownPage).toBe('100')
})

it('saves the place in the account and stays there at the next opening on this device', async () => {
  const account = openAccount()
  account.signIn()
  const storage = memoryStorage()
  const first = await openFixtureBook({ account: account.session, storage })
  await expect.poll(() => account.progress.currentPageId).toBe(100)
  await first.screen.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => account.progress.currentPageId).toBe(101)
  await first.screen.unmount()
  await openFixtureBook({ account: account.session, storage, pageId: 101 })
  await expect.element(page.getByRole('button', { name: 'Contents' })).toBeVisible()
  expect(page.getByText('on another device', { exact: false }).elements()).toEqual([])
})

it('keeps no progress of a guest, nor in a mode without progress', async () => {
  const account = openAccount()
  Object.assign(account.progress, { currentPageId: 110, updatedAt: '2026-11-28T09:00:00.000Z' })
  const { screen, shownPage } = await openFixtureBook({ account: account.session })
  await expect.element(screen.getByRole('button', { name: 'Contents' })).toBeVisible()
  expect(shownPage()).toBe('100')
  await screen.unmount()
  account.signIn()
  const sample = await openFixtureBook({ account: account.session, search: '?book=1&mode=sample' })
  await expect.element(sample.screen.getByRole('button', { name: 'Contents' })).toBeVisible()
  await sample.screen.getByRole('button', { name: 'Next page' }).click()
  await sample.screen.unmount()
  expect(sample.shownPage()).toBeUndefined()
  expect(account.progress.currentPageId).toBe(110)
})
