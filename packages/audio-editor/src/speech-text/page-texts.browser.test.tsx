import { LocaleProvider } from '@lectern/ui'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageTexts } from './page-texts'

const pages = [3, 4].map((pageNumber) => ({
  pageVariationId: 100_000 + pageNumber,
  pageNumber,
  text: pageNumber === 3 ? 'Once upon a time' : '',
  narration: null,
  change: null,
}))

it.each([
  ['en', 'Page variation', 'Page 3', 'Page 4'],
  ['es', 'Variación de página', 'Página 3', 'Página 4'],
] as const)(
  'heads the text of a page with its number and its labelled variation id (%s)',
  async (locale, variation, ...names) => {
    const screen = await render(
      <LocaleProvider locale={locale}>
        <PageTexts pages={pages} language="en" building={false} />
      </LocaleProvider>,
    )
    for (const [index, name] of names.entries()) {
      const text = screen.getByRole('article', { name, exact: true })
      await expect.element(text.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect.element(text.getByText(`${variation} ${100_003 + index}`, { exact: true })).toBeVisible()
    }
  },
)

it('does not say that a page has no text while the text is being built', async () => {
  const texts = (building: boolean) => (
    <LocaleProvider locale="en">
      <PageTexts pages={pages} language="en" building={building} />
    </LocaleProvider>
  )
  const screen = await render(texts(true))
  await expect.element(page.getByText('Once upon a time')).toBeVisible()
  expect(page.getByText(/no text/i).elements()).toEqual([])
  await screen.rerender(texts(false))
  await expect.element(page.getByRole('article', { name: 'Page 4' }).getByText(/no text/i)).toBeVisible()
})
