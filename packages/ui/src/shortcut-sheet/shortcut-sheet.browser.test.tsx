import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShortcutSheet, useShortcutSheet, type ShortcutGroup } from '.'
import { Button } from '../button'
import type { Keyboard } from '../kbd'
import { TextField } from '../text-field'
import { LocaleProvider } from '..'
import '../styles.css'

const groups: readonly ShortcutGroup[] = [
  { label: 'Reading', shortcuts: [{ label: 'Next page', keys: ['ArrowRight'] }] },
  {
    label: 'Editing',
    shortcuts: [
      { label: 'Undo', keys: ['$mod+Z'] },
      { label: 'Redo', keys: ['$mod+Shift+Z', '$mod+Y'] },
    ],
  },
]

function Screen({ keyboard = 'other' }: { readonly keyboard?: Keyboard }) {
  const sheet = useShortcutSheet()
  return (
    <>
      <Button>Play</Button>
      <TextField label="Note" value="" onChange={() => undefined} />
      <ShortcutSheet {...sheet} groups={groups} keyboard={keyboard} />
    </>
  )
}

it('lists every given shortcut in its group, with its keys, when "?" is pressed [UI-007]', async () => {
  const screen = await render(<Screen />)
  await userEvent.keyboard('{Tab}?')
  const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(sheet).toBeVisible()
  const listed = groups.map(({ label }) => sheet.getByRole('region', { name: label }).element().textContent)
  expect(listed).toEqual([
    'ReadingNext pageRight arrow→',
    'EditingUndoControl + ZCtrlZRedoControl + Shift + ZCtrlShiftZorControl + YCtrlY',
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Play' })).toHaveFocus()
})

it('writes the keys as the keyboard labels them', async () => {
  const screen = await render(<Screen keyboard="mac" />)
  await userEvent.keyboard('?')
  const editing = screen.getByRole('region', { name: 'Editing' })
  await expect.element(editing).toBeVisible()
  expect(editing.element().textContent).toContain('UndoCommand + Z⌘Z')
})

it('filters while typing, and announces the count', async () => {
  const screen = await render(<Screen />)
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('searchbox', { name: 'Search shortcuts' })).toHaveFocus()
  await userEvent.keyboard('ctrl shift')
  await expect.element(screen.getByText('1 shortcut', { exact: true })).toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: 'Reading' })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Redo')).toBeVisible()
  await userEvent.keyboard(' xyz')
  await expect.element(screen.getByText('No shortcuts match “ctrl shift xyz”.').last()).toBeVisible()
})

it('stays closed when a question mark is typed into a field', async () => {
  const screen = await render(<Screen />)
  await screen.getByRole('textbox', { name: 'Note' }).click()
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('is in Spanish, including the names of the keys', async () => {
  const screen = await render(
    <LocaleProvider locale="es">
      <ShortcutSheet
        open
        onOpenChange={() => undefined}
        keyboard="other"
        groups={[{ label: 'Lectura', shortcuts: [{ label: 'Reproducir', keys: ['Space'] }] }]}
      />
    </LocaleProvider>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
  await expect.element(screen.getByText('Espacio').last()).toBeVisible()
})
