import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from '.'
import { drawFrames, drawFramesUntil } from '../testing/draw-frames'

const words = { title: 'Delete this book?', children: 'This cannot be undone.', confirmLabel: 'Delete book' }

const dialog = (open: boolean) => (
  <ConfirmDialog open={open} dangerous {...words} onConfirm={() => undefined} onCancel={() => undefined} />
)

afterEach(() => {
  vi.useRealTimers()
})

it('opens the confirm button of a dangerous action after two seconds, not before [UI-025]', async () => {
  const confirm = vi.fn<() => void>()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await render(
    <ConfirmDialog open dangerous {...words} onConfirm={confirm} onCancel={() => undefined} />,
  )
  const button = screen.getByRole('button', { name: 'Delete book' }).element()
  if (!(button instanceof HTMLButtonElement)) throw new Error('the confirm button is a button')
  // What waits for the page by itself would put the clock forward.
  await drawFrames()
  expect(button.textContent).toBe('Delete book(2)')
  vi.advanceTimersByTime(1000)
  await drawFramesUntil(() => button.textContent === 'Delete book(1)')
  vi.advanceTimersByTime(999)
  await drawFrames()
  expect(button.disabled).toBe(true)
  button.click()
  expect(confirm).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  await drawFramesUntil(() => !button.disabled)
  button.click()
  expect(confirm).toHaveBeenCalledTimes(1)
})

it('opens it at once for what does no harm', async () => {
  const screen = await render(<ConfirmDialog open {...words} onConfirm={() => undefined} onCancel={() => undefined} />)
  await expect.element(screen.getByRole('button', { name: 'Delete book' })).toBeEnabled()
})

it('starts on the way out, and Escape takes it', async () => {
  const cancel = vi.fn<() => void>()
  const screen = await render(<ConfirmDialog open dangerous {...words} onConfirm={() => undefined} onCancel={cancel} />)
  await expect.element(screen.getByRole('alertdialog', { name: 'Delete this book?' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(cancel).toHaveBeenCalledTimes(1)
})

it('counts anew when it is opened again', async () => {
  const screen = await render(dialog(false))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await screen.rerender(dialog(true))
  const shown = () => screen.getByRole('button', { name: 'Delete book' }).query()?.textContent
  for (const left of ['Delete book(2)', 'Delete book(1)', 'Delete book']) {
    await drawFramesUntil(() => shown() === left)
    vi.advanceTimersByTime(1000)
  }
  await screen.rerender(dialog(false))
  await screen.rerender(dialog(true))
  await drawFrames()
  expect(shown()).toBe('Delete book(2)')
})
