import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from '.'

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
  await userEvent.keyboard('{ArrowDown}{Enter}')
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
