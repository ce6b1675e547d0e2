import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToggleGroup } from '.'
import { Bookmark } from '../icon/icons'
import { LocaleProvider } from '../locale/locale-provider'

const choices = [
  { value: 'words', label: 'Words' },
  { value: 'sound', label: 'Sound', disabled: true },
  { value: 'notes', label: 'Notes', icon: Bookmark, hideLabel: true },
] as const
type Layer = (typeof choices)[number]['value']

function Several() {
  const [shown, setShown] = useState<readonly Layer[]>([])
  return (
    <>
      <ToggleGroup kind="multiple" label="Shown" choices={choices} value={shown} onChange={setShown} />
      <output>{shown.join()}</output>
    </>
  )
}

function One() {
  const [shown, setShown] = useState<Layer | null>('words')
  return (
    <>
      <ToggleGroup label="Shown" choices={choices} value={shown} onChange={setShown} />
      <output>{shown ?? 'none'}</output>
    </>
  )
}

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

it('is one tab stop, the arrow keys move in it, and Space toggles', async () => {
  const screen = await render(<Several />)
  await expect.element(screen.getByRole('group', { name: 'Shown' })).toBeVisible()
  await userEvent.keyboard('{Tab} {ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Notes' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('status')).toHaveTextContent('words,notes')
  await expect.element(screen.getByRole('button', { name: 'Notes' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('button', { name: 'Words' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('notes')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.tagName).not.toBe('BUTTON')
})

it('shows the label of an icon on keyboard focus', async () => {
  const screen = await render(<Several />)
  await userEvent.keyboard('{Tab}{End}')
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Notes')
})

it('has at most one option on', async () => {
  const screen = await render(<One />)
  const words = screen.getByRole('button', { name: 'Words' })
  const notes = screen.getByRole('button', { name: 'Notes' })
  await expect.element(screen.getByRole('group', { name: 'Shown' })).toBeVisible()
  await expect.element(words).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(notes).toHaveFocus()
  await expect.element(notes).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('status')).toHaveTextContent('notes')
  await expect.element(words).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('status')).toHaveTextContent('none')
})

it('moves along the text when it runs right to left', async () => {
  const screen = await render(
    <LocaleProvider locale="en" direction="rtl">
      <Several />
    </LocaleProvider>,
  )
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect.element(screen.getByRole('button', { name: 'Notes' })).toHaveFocus()
})
