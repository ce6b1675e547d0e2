import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from '.'
import { ConfirmDialog } from '../confirm-dialog'
import { Dialog } from '../dialog'
import { Drawer } from '../drawer'

it('opens, moves and chooses by keyboard, and gives the focus back', async () => {
  const rename = vi.fn<() => void>()
  const remove = vi.fn<() => void>()
  const screen = await render(
    <Menu
      label="Page"
      entries={[
        { label: 'Rename', onSelect: rename },
        { kind: 'separator' },
        { label: 'Delete', tone: 'critical', onSelect: remove },
      ]}
    />,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(remove).toHaveBeenCalledTimes(1)
  expect(rename).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('button', { name: 'Page' })).toHaveFocus()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

it('tells which entries are on', async () => {
  const screen = await render(
    <Menu label="View" look="icon" entries={[{ label: 'Focus view', checked: true, onSelect: () => undefined }]} />,
  )
  await screen.getByRole('button', { name: 'View' }).click()
  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Focus view' })).toBeChecked()
})

const asks = ['Dialog', 'Question', 'Drawer'] as const
function Asking() {
  const [asked, setAsked] = useState<(typeof asks)[number] | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Menu label="Book" entries={asks.map((label) => ({ label, onSelect: () => setAsked(label) }))} />
      <Dialog open={asked === 'Dialog'} title="Dialog" onOpenChange={close} />
      <ConfirmDialog open={asked === 'Question'} title="Question" confirmLabel="Yes" onConfirm={close} onCancel={close}>
        Sure?
      </ConfirmDialog>
      <Drawer open={asked === 'Drawer'} title="Drawer" onOpenChange={close} />
    </>
  )
}

it.each(asks)('has the focus back when the %s that was opened from it closes', async (name) => {
  const screen = await render(<Asking />)
  await screen.getByRole('button', { name: 'Book' }).click()
  await screen.getByRole('menuitem', { name }).click()
  await expect.element(screen.getByRole(name === 'Question' ? 'alertdialog' : 'dialog', { name })).toBeVisible()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Book' })).toHaveFocus()
})

it.each(asks)('has the focus back when the %s was opened from it and closed by keyboard', async (name) => {
  const screen = await render(<Asking />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Dialog' })).toHaveFocus()
  for (const next of asks.slice(1, asks.indexOf(name) + 1)) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('menuitem', { name: next })).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole(name === 'Question' ? 'alertdialog' : 'dialog', { name })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Book' })).toHaveFocus()
})
