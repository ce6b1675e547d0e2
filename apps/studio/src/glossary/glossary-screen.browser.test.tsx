import '@lectern/ui/styles.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '../app/routes'
import { describeListedBook } from '../testing/describe-book'
import { renderInStudio } from '../testing/render-in-studio'

const author = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'user' } as const
const book = describeListedBook(1, 'The Lighthouse Cat')

/** Opens the studio with one book and no words in the glossary. */
async function openStudio(at: string) {
  return renderInStudio(routes, {
    at,
    author,
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url)
      if (pathname === '/word') return Response.json({ words: [], total: 0 })
      return pathname.includes('/books')
        ? Response.json([book])
        : Response.json({ character_count: 0, character_limit: 1 })
    },
  })
}

it('opens from the library [GLOS-005]', async () => {
  const { router } = await openStudio('/studio')
  await page.getByRole('link', { name: 'Glossary' }).click()
  await expect.element(page.getByRole('heading', { name: 'Glossary', level: 1 })).toBeVisible()
  expect(router.state.location.pathname).toBe('/studio/glossary')
})

it('asks before words are left that are not saved [GLOS-006]', async () => {
  await openStudio('/studio/glossary')
  await page.getByRole('button', { name: 'Add word' }).click()
  await page.getByRole('textbox', { name: 'Word', exact: true }).fill('owl')
  await page.getByRole('link', { name: /Studio/ }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('owl')
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Word', exact: true })).toHaveValue('owl')
})
