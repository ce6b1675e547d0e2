import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UnsavedChangesDialog } from '.'
import { Button } from '../button'
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
] as const)(
  'offers %s over unsaved changes, says what they are, and does that alone [UI-002]',
  async (name, outcome, keys) => {
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
  },
)

it('keeps the changes on Escape', async () => {
  const onOutcome = vi.fn<(outcome: Outcome) => void>()
  const screen = await render(<Leaving onOutcome={onOutcome} />)
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith('kept')
})

it('is not left while it saves', async () => {
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

it('keeps its buttons in the window however much is unsaved, and the keyboard reaches all of it', async () => {
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
