import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IconButton } from '.'
import { Play } from '../icon/icons'
import { drawFrames } from '../testing/draw-frames'

afterEach(() => {
  vi.useRealTimers()
})

it('is named by its label, shown in a tooltip on keyboard focus until Escape', async () => {
  const screen = await render(<IconButton icon={Play} label="Play" shortcut="Space" />)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Play' })).toHaveFocus()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('PlaySpaceSpace')
  await expect
    .element(screen.getByRole('button', { name: 'Play', exact: true }))
    .toHaveAttribute('aria-keyshortcuts', 'Space')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
})

it('shows its tooltip while the button or the tooltip is hovered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await render(<IconButton icon={Play} label="Play" />)
  await screen.getByRole('button').hover()
  const tooltip = screen.getByRole('tooltip')
  await expect.element(tooltip).toBeVisible()
  await tooltip.hover()
  vi.advanceTimersByTime(10_000)
  await drawFrames()
  await expect.element(tooltip).toBeVisible()
  await userEvent.unhover(tooltip)
  await expect.element(tooltip).not.toBeInTheDocument()
})

it('exposes its pressed state', async () => {
  const screen = await render(<IconButton icon={Play} label="Repeat" pressed />)
  await expect.element(screen.getByRole('button', { name: 'Repeat' })).toHaveAttribute('aria-pressed', 'true')
})
