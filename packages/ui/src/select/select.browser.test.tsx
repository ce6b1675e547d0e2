import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Select } from '.'

it('reports the value of the chosen label', async () => {
  const choose = vi.fn<(value: string) => void>()
  const screen = await render(
    <Select
      label="Language"
      value="en"
      onChange={choose}
      options={[
        { value: 'en', label: 'English' },
        { value: 'es', label: 'Español' },
      ]}
    />,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español')
  expect(choose).toHaveBeenCalledExactlyOnceWith('es')
})
