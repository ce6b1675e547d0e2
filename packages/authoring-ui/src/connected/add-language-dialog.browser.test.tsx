import { LocaleProvider } from '@lectern/ui'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AddLanguageDialog } from './add-language-dialog'

it('adds the chosen language, and none before one is chosen', async () => {
  const onAdd = vi.fn(async () => true)
  const onClose = vi.fn()
  await render(
    <LocaleProvider locale="en">
      <AddLanguageDialog open busy={false} failed={null} languages={['en']} onAdd={onAdd} onClose={onClose} />
    </LocaleProvider>,
  )
  const language = page.getByRole('combobox', { name: 'Language' })
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await expect.element(language).toHaveValue('')
  await expect.element(add).toBeDisabled()
  await language.fill('german')
  await userEvent.keyboard('{Enter}')
  await expect.element(language).toHaveValue('Deutsch')
  expect(onAdd).not.toHaveBeenCalled()
  await add.click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(onAdd.mock.calls).toEqual([['de']])
})
