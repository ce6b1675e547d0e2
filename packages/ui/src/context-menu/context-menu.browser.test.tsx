import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContextMenu } from '.'
import { Button } from '../button'
import '../styles.css'

const page = (rename: () => void, disabled = false) => (
  <ContextMenu
    label="Page 4"
    disabled={disabled}
    entries={[
      { label: 'Rename', onSelect: rename },
      { label: 'Delete', tone: 'critical', onSelect: () => undefined },
    ]}
  >
    <Button>Page 4</Button>
  </ContextMenu>
)

it('opens with the menu key, moves and chooses by keyboard, and returns the focus', async () => {
  const rename = vi.fn<() => void>()
  const screen = await render(page(rename))
  await userEvent.keyboard('{Tab}')
  const button = screen.getByRole('button', { name: 'Page 4' })
  await expect.element(button).toHaveFocus()
  // The browser fires this event for the menu key and Shift F10.
  button
    .element()
    .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 9, clientY: 9 }))
  await expect.element(screen.getByRole('menu', { name: 'Page 4' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(rename).toHaveBeenCalledTimes(1)
  await expect.element(button).toHaveFocus()
})

it('opens at the pointer on right-click, and closes on Escape', async () => {
  const screen = await render(page(() => undefined))
  await screen.getByRole('button', { name: 'Page 4' }).click({ button: 'right' })
  const region = screen.getByRole('region', { name: 'Page 4' })
  await expect.element(region.getByRole('menu', { name: 'Page 4' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

it("leaves the browser's own menu when it is disabled", async () => {
  const screen = await render(page(() => undefined, true))
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  screen.getByRole('button', { name: 'Page 4' }).element().dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})
