import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RadioGroup } from '.'
import '../styles.css'

function Source() {
  const [source, setSource] = useState<'own' | 'library' | 'upload' | null>(null)
  return (
    <RadioGroup
      label="Voice"
      error={source === null ? 'Choose a voice.' : undefined}
      options={[
        { value: 'own', label: 'Mine', hint: 'Read a minute aloud.' },
        { value: 'library', label: 'Library', disabled: true },
        { value: 'upload', label: 'Recording' },
      ]}
      value={source}
      onChange={setSource}
    />
  )
}

it('is one tab stop, and the arrow keys choose and skip disabled options', async () => {
  const screen = await render(<Source />)
  const group = screen.getByRole('radiogroup', { name: 'Voice' })
  await expect.element(group).toBeInvalid()
  await expect.element(group).toHaveAccessibleDescription('Choose a voice.')
  await userEvent.keyboard('{Tab}')
  const own = screen.getByRole('radio', { name: 'Mine' })
  await expect.element(own).toHaveFocus()
  await expect.element(own).toHaveAccessibleDescription('Read a minute aloud.')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Recording' })).toBeChecked()
  await expect.element(group).toBeValid()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(own).toBeChecked()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.getAttribute('type')).not.toBe('radio')
})

it('dims the descriptions of a disabled group, but not that of one disabled option', async () => {
  const group = (disabled: boolean) => (
    <RadioGroup
      label="Voice"
      disabled={disabled}
      options={[{ value: 'own', label: 'Mine', hint: 'Read a minute aloud.', disabled: true }]}
      value={null}
      onChange={() => undefined}
    />
  )
  const screen = await render(group(false))
  const colors = () =>
    ['Mine', 'Read a minute aloud.'].map((text) => getComputedStyle(screen.getByText(text).element()).color)
  const [off, bright] = colors()
  expect(bright).not.toBe(off)
  await screen.rerender(group(true))
  expect(colors()).toEqual([off, off])
})
