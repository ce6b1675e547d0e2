import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { memoryStorage } from '../testing/memory-storage'
import { openAccount } from '../testing/open-account'
import { openFixtureBook } from '../testing/open-fixture-book'
import { readRecentBooks } from './stored-recent-books'

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1200, 800)
})

it('records a visit of a guest, and of an account apart from it', async () => {
  const storage = memoryStorage()
  const account = openAccount()
  const first = await openFixtureBook({ account: account.session, storage })
  await expect.poll(() => [...readRecentBooks(storage, null).read.keys()]).toEqual([1])
  await first.screen.unmount()
  account.signIn()
  expect(readRecentBooks(storage, 7).read.size).toBe(0)
  await openFixtureBook({ account: account.session, storage })
  await expect.poll(() => [...readRecentBooks(storage, 7).read.keys()]).toEqual([1])
})

it('records nothing in a mode that keeps no progress', async () => {
  const storage = memoryStorage()
  const { screen } = await openFixtureBook({ search: '?book=1&mode=sample', storage })
  await expect.element(screen.getByRole('button', { name: 'Contents' })).toBeVisible()
  await screen.getByRole('button', { name: 'Next page' }).click()
  expect(readRecentBooks(storage, null).read.size).toBe(0)
})
