import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInStudio } from '../testing/render-in-studio'
import { stubFetch } from '../testing/stub-fetch'
import { routes } from './routes'

const wayOn = () => page.getByRole('link', { name: 'All books' })

it('says that a page is not found and leads to the library from an address of the reader', async () => {
  await renderInStudio(routes, { at: '/no/such/address?book=5', fetch: stubFetch({}) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect.element(page.getByText(/^There is nothing at this address\./)).toBeVisible()
  await expect.element(wayOn()).toHaveAttribute('href', '/')
})

it('leads to the books of the studio from an address of the studio', async () => {
  await renderInStudio(routes, { at: '/auth/no-such', fetch: stubFetch({}) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect.element(wayOn()).toHaveAttribute('href', '/studio/')
})
