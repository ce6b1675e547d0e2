import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tooltip } from '.'
import { Button } from '../button'
import { drawFrames } from '../testing/draw-frames'
import '../styles.css'

const undo = (
  <Tooltip text="Undo the last change" shortcut="$mod+Z">
    <Button>Undo</Button>
  </Tooltip>
)

it('shows its text and the shortcut on keyboard focus, until the focus moves on', async () => {
  const screen = await render(undo)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
  expect(screen.getByRole('tooltip').element().textContent).toBe('Undo the last changeControl + ZCtrlZ')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
})

it('never shows on touch, and hides on press', async () => {
  const screen = await render(undo)
  const button = screen.getByRole('button', { name: 'Undo' }).element()
  // The mouse may be where an earlier test has left it.
  await userEvent.unhover(button)
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
  button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
  await new Promise((resolve) => setTimeout(resolve, 600))
  await drawFrames()
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo' }).hover()
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
})
