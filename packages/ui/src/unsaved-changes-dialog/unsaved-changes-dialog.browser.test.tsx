import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UnsavedChangesDialog } from '.'
import { Button } from '../button'
import '../fonts.css'
import '../styles.css'

type Outcome = 'saved' | 'discarded' | 'kept'

function Leaving({ onOutcome }: { readonly onOutcome: (outcome: Outcome) => void }) {
  const [open, setOpen] = useState(false)
  const end = (outcome: Outcome) => () => {
    setOpen(false)
    onOutcome(outcome)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <UnsavedChangesDialog
        open={open}
        unsaved={['Page 4', 'The title']}
        onSave={end('saved')}
        onDiscard={end('discarded')}
        onKeepEditing={end('kept')}
      />
    </>
  )
}

it.each([
  ['Save', 'saved', '{Tab}{Tab}{Enter}'],
  ['Discard', 'discarded', '{Tab}{Enter}'],
  ['Keep editing', 'kept', '{Enter}'],
] as const)('offers %s for unsaved changes, lists them, and does that alone [UI-002]', async (name, outcome, keys) => {
  const onOutcome = vi.fn<(outcome: Outcome) => void>()
  const screen = await render(<Leaving onOutcome={onOutcome} />)
  await userEvent.keyboard('{Tab}{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'Save your changes?' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await expect.element(dialog).toHaveAccessibleDescription(/^Not saved yet: ?Page 4 ?The title$/)
  await expect.element(dialog.getByRole('button', { name })).toBeEnabled()
  expect(onOutcome).not.toHaveBeenCalled()
  await userEvent.keyboard(keys)
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith(outcome)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Leave' })).toHaveFocus()
})

it('keeps the changes on Escape', async () => {
  const onOutcome = vi.fn<(outcome: Outcome) => void>()
  const screen = await render(<Leaving onOutcome={onOutcome} />)
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith('kept')
})

it('cannot be closed while saving', async () => {
  const keep = vi.fn<() => void>()
  const nothing = () => undefined
  const screen = await render(
    <UnsavedChangesDialog open busy onSave={nothing} onDiscard={nothing} onKeepEditing={keep} />,
  )
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByRole('button', { name: 'Discard' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(keep).not.toHaveBeenCalled()
})

it('fills only the button that saves; the one that discards says so in its label', async () => {
  const nothing = () => undefined
  const screen = await render(
    <UnsavedChangesDialog open onSave={nothing} onDiscard={nothing} onKeepEditing={nothing} />,
  )
  const look = (name: string) => getComputedStyle(screen.getByRole('button', { name }).element())
  expect(look('Save').backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  for (const name of ['Discard', 'Keep editing']) expect(look(name).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  expect(look('Discard').color).not.toBe(look('Keep editing').color)
})

it.each([375, 1024])('has its three buttons in one row or stacked, %d px wide', async (width) => {
  await page.viewport(width, 700)
  // Fitting in a row depends on the typeface, and its fallback differs between machines.
  await Promise.all([500, 600].map((weight) => document.fonts.load(`${weight} 1rem 'Inter Variable'`)))
  expect(document.fonts.check("600 1rem 'Inter Variable'")).toBe(true)
  const nothing = () => undefined
  const labels = { saveLabel: 'Guardar y continuar', discardLabel: 'Continuar sin guardar', keepLabel: 'Quedarme aquí' }
  const tops = async (given: Partial<typeof labels>) => {
    const screen = await render(
      <UnsavedChangesDialog open onSave={nothing} onDiscard={nothing} onKeepEditing={nothing} {...given} />,
    )
    const found = screen
      .getByRole('dialog')
      .getByRole('button')
      .elements()
      .slice(0, 3)
      .map((button) => button.getBoundingClientRect())
    await screen.unmount()
    for (const { height } of found) expect(height).toBeLessThanOrEqual(44)
    return new Set(found.map(({ top }) => top)).size
  }
  expect(await tops(labels)).toBe(3)
  expect(await tops({})).toBe(1)
  await page.viewport(414, 896)
})

it('keeps its buttons in the window and in reach of the keyboard, however long the list is', async () => {
  await page.viewport(800, 500)
  const nothing = () => undefined
  const unsaved = Array.from({ length: 90 }, (_, number) => `Page ${number + 1}`)
  const screen = await render(
    <UnsavedChangesDialog open unsaved={unsaved} onSave={nothing} onDiscard={nothing} onKeepEditing={nothing} />,
  )
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  const scrolling = screen.getByRole('dialog').element().querySelector('[tabindex="0"]')
  expect(scrolling?.contains(screen.getByText('Page 90', { exact: true }).element())).toBe(true)
  await page.viewport(414, 896)
})
