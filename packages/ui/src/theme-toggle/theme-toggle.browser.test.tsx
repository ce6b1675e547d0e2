import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeToggle } from '.'

it('lists every theme, marks the current one, and stores the one that is chosen', async () => {
  const screen = await render(<ThemeToggle />)
  const list = screen.getByRole('combobox', { name: 'Theme' })
  const names = [...list.element().querySelectorAll('option')].map((option) => option.textContent)
  expect(names).toEqual(['Dark', 'Light', 'Match system', 'High contrast'])
  await userEvent.selectOptions(list, 'Light')
  await expect.element(list).toHaveValue('light')
  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  await userEvent.selectOptions(list, 'Dark')
})
