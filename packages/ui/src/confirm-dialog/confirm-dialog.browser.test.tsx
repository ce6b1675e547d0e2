import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog, dangerousActions } from '.'
import { drawFrames, drawFramesUntil } from '../testing/draw-frames'
import { endAnimations } from '../testing/end-animations'
import '../styles.css'

const words = { title: 'Delete this book?', children: 'This cannot be undone.', confirmLabel: 'Delete book' }

const dialog = (open: boolean) => (
  <ConfirmDialog
    open={open}
    dangerous="delete-book"
    {...words}
    onConfirm={() => undefined}
    onCancel={() => undefined}
  />
)

afterEach(() => {
  vi.useRealTimers()
})

it('opens the confirm button of a dangerous action after two seconds, not before [UI-025]', async () => {
  const confirm = vi.fn<() => void>()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await render(
    <ConfirmDialog open dangerous="delete-book" {...words} onConfirm={confirm} onCancel={() => undefined} />,
  )
  const button = screen.getByRole('button', { name: 'Delete book' }).element()
  if (!(button instanceof HTMLButtonElement)) throw new Error('the confirm button is a button')
  // What waits for the page by itself would put the clock forward.
  await drawFrames()
  expect(button.disabled).toBe(true)
  vi.advanceTimersByTime(1999)
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
  const screen = await render(
    <ConfirmDialog open dangerous="delete-book" {...words} onConfirm={() => undefined} onCancel={cancel} />,
  )
  await expect.element(screen.getByRole('alertdialog', { name: 'Delete this book?' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(cancel).toHaveBeenCalledTimes(1)
})

it('waits anew when it is opened again, and is closed while it fades away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await render(dialog(true))
  const button = () => screen.getByRole('button', { name: 'Delete book', includeHidden: true }).query()
  const isClosed = () => button()?.hasAttribute('disabled') ?? true
  await drawFrames()
  vi.advanceTimersByTime(2000)
  await drawFramesUntil(() => !isClosed())
  await screen.rerender(dialog(false))
  await drawFrames()
  expect(isClosed()).toBe(true)
  await screen.rerender(dialog(true))
  vi.advanceTimersByTime(1999)
  await drawFrames()
  expect(isClosed()).toBe(true)
  vi.advanceTimersByTime(1)
  await drawFramesUntil(() => !isClosed())
})

it.each(dangerousActions)('makes %s wait', async (action) => {
  const screen = await render(
    <ConfirmDialog open dangerous={action} {...words} onConfirm={() => undefined} onCancel={() => undefined} />,
  )
  await expect.element(screen.getByRole('alertdialog')).toHaveAttribute('data-dangerous', action)
  await expect.element(screen.getByRole('button', { name: 'Delete book' })).toBeDisabled()
})

it('says the time once, with the question, and closes a ring round the button in that time', async () => {
  const screen = await render(dialog(true))
  const question = screen.getByRole('alertdialog')
  await expect.element(question).toHaveAccessibleDescription('This cannot be undone. Available in 2 seconds')
  const ring = screen.getByTestId('delay-ring')
  const [animation] = ring.element().getAnimations({ subtree: true })
  expect(animation?.effect?.getTiming().duration).toBe(2000)
  await expect.element(ring, { timeout: 4000 }).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Delete book' })).toBeEnabled()
  await expect.element(question).toHaveAccessibleDescription('This cannot be undone.')
})

it('moves nothing when the button opens', async () => {
  const screen = await render(dialog(true))
  const button = screen.getByRole('button', { name: 'Delete book' })
  await endAnimations()
  const before = button.element().getBoundingClientRect().toJSON()
  await expect.element(button, { timeout: 4000 }).toBeEnabled()
  expect(button.element().getBoundingClientRect().toJSON()).toEqual(before)
})
