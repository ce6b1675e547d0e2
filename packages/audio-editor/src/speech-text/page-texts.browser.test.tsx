import { LocaleProvider, ToastProvider } from '@lectern/ui'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageTexts } from './page-texts'

const pages = [3, 4].map((pageNumber) => ({
  pageVariationId: 100_000 + pageNumber,
  pageNumber,
  text: pageNumber === 3 ? 'Once upon a time' : '',
  words: pageNumber === 3 ? 4 : 0,
  isEditable: pageNumber === 3,
  imageUrl: null,
  narration: null,
  change: null,
  edit: null,
  unspoken: [],
  hasFailed: false,
  locked: [],
  lostLocks: 0,
  voices: [],
}))

const ignore = () => undefined
const texts = { disabled: false, onEdit: ignore, onRevert: ignore, onListen: ignore, onSelect: ignore }

it.each([
  ['en', 'English version, ID', 'Page 3', 'Page 4'],
  ['es', 'Idioma: Inglés, ID', 'Página 3', 'Página 4'],
] as const)(
  'heads the text of a page with its number and its variation id in plain words (%s) [AUD-042]',
  async (locale, variation, ...names) => {
    const screen = await render(
      <LocaleProvider locale={locale}>
        <ToastProvider>
          <PageTexts {...texts} pages={pages} language="en" isBuildingText={false} />
        </ToastProvider>
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
  const shown = (isBuildingText: boolean) => (
    <LocaleProvider locale="en">
      <ToastProvider>
        <PageTexts {...texts} pages={pages} language="en" isBuildingText={isBuildingText} />
      </ToastProvider>
    </LocaleProvider>
  )
  const screen = await render(shown(true))
  await expect.element(page.getByRole('textbox', { name: 'Text of page 3' })).toHaveValue('Once upon a time')
  expect(page.getByText(/no text/i).elements()).toEqual([])
  await screen.rerender(shown(false))
  await expect.element(page.getByRole('article', { name: 'Page 4' }).getByText(/no text/i)).toBeVisible()
})
