import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/locale-provider'
import { openStoredLocale } from '../locale/stored-locale'
import { StoredLocaleProvider } from '../locale/stored-locale-provider'
import { LocaleToggle } from '.'

/** One visit, with the storage of the visits before. */
const visit = () =>
  render(
    <StoredLocaleProvider stored={openStoredLocale(localStorage, ['en'])}>
      <LocaleToggle />
    </StoredLocaleProvider>,
  )

afterEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
})

it('names each language in that language, and applies the one that is chosen by keyboard', async () => {
  const screen = await visit()
  const list = screen.getByRole('combobox', { name: 'Interface language' })
  const named = [...list.element().querySelectorAll('option')].map(({ lang, textContent }) => [lang, textContent])
  expect(named).toEqual([
    ['en', 'English'],
    ['es', 'Español'],
  ])
  await userEvent.keyboard('{Tab}')
  await expect.element(list).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  const inSpanish = screen.getByRole('combobox', { name: 'Idioma de la interfaz' })
  await expect.element(inSpanish).toHaveValue('es')
  await expect.element(inSpanish).toHaveFocus()
  await expect.poll(() => document.documentElement.lang).toBe('es')
  expect(document.documentElement.dir).toBe('ltr')
})

it('stores the choice under "locale" for the next visit', async () => {
  const first = await visit()
  await userEvent.selectOptions(first.getByRole('combobox'), 'Español')
  expect(localStorage.getItem('locale')).toBe('es')
  await first.unmount()
  const second = await visit()
  await expect.element(second.getByRole('combobox', { name: 'Idioma de la interfaz' })).toHaveValue('es')
})

it('renders nothing when the language cannot be chosen', async () => {
  const screen = await render(
    <LocaleProvider locale="en">
      <LocaleToggle />
    </LocaleProvider>,
  )
  expect(screen.getByRole('combobox').query()).toBeNull()
})
