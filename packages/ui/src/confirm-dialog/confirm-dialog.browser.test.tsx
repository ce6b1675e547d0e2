import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog, dangerousActions } from '.'
import * as buttonStyles from '../button/button.css'
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

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(414, 896)
})

it('enables the confirm button of a dangerous action after two seconds, not before [UI-025]', async () => {
  const confirm = vi.fn<() => void>()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await render(
    <ConfirmDialog open dangerous="delete-book" {...words} onConfirm={confirm} onCancel={() => undefined} />,
  )
  const button = screen.getByRole('button', { name: 'Delete book' }).element()
  if (!(button instanceof HTMLButtonElement)) throw new Error('the confirm button is a button')
  // Locators that wait would advance the fake clock.
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

it('enables it immediately for a harmless action', async () => {
  const screen = await render(<ConfirmDialog open {...words} onConfirm={() => undefined} onCancel={() => undefined} />)
  await expect.element(screen.getByRole('button', { name: 'Delete book' })).toBeEnabled()
})

it('starts with the focus on Cancel, and Escape cancels', async () => {
  const cancel = vi.fn<() => void>()
  const screen = await render(
    <ConfirmDialog open dangerous="delete-book" {...words} onConfirm={() => undefined} onCancel={cancel} />,
  )
  await expect.element(screen.getByRole('alertdialog', { name: 'Delete this book?' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(cancel).toHaveBeenCalledTimes(1)
})

it('waits again when it is reopened, and is disabled while it fades out', async () => {
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

it('treats deletions, unpublishing, resetting grades, aligning and generating as dangerous [UI-026]', () => {
  expect(dangerousActions.toSorted()).toEqual([
    'delete-account',
    'delete-book',
    'delete-chapter',
    'delete-chapter-rects',
    'delete-page',
    'delete-quiz',
    'delete-variation',
    'replace-narration',
    'replace-word-times',
    'reset-grades',
    'unpublish-book',
  ])
})

it.each(dangerousActions)('makes %s wait two seconds, behind a critical button [UI-026]', async (action) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const confirm = vi.fn<() => void>()
  const screen = await render(
    <ConfirmDialog open dangerous={action} {...words} onConfirm={confirm} onCancel={() => undefined} />,
  )
  const button = screen.getByRole('button', { name: 'Delete book' }).element()
  if (!(button instanceof HTMLButtonElement)) throw new Error('the confirm button is a button')
  await drawFrames()
  expect(screen.getByRole('alertdialog').element().getAttribute('data-dangerous')).toBe(action)
  expect(button.className).toContain(buttonStyles.button({ tone: 'critical', size: 'm' }))
  vi.advanceTimersByTime(1999)
  await drawFrames()
  button.click()
  expect(confirm).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  await drawFramesUntil(() => !button.disabled)
  button.click()
  expect(confirm).toHaveBeenCalledTimes(1)
})

it('announces the delay once, with the question, and closes a ring around the button', async () => {
  const screen = await render(dialog(true))
  const question = screen.getByRole('alertdialog')
  await expect.element(question).toHaveAccessibleDescription('This cannot be undone. Available in 2 seconds')
  const ring = screen.getByTestId('delay-ring')
  const [animation] = ring.element().getAnimations({ subtree: true })
  expect(animation?.effect?.getTiming().duration).toBe(2000)
  await expect.element(ring).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Delete book' })).toBeEnabled()
  await expect.element(question).toHaveAccessibleDescription('This cannot be undone.')
})

it('moves nothing when the button becomes available', async () => {
  const screen = await render(dialog(true))
  const button = screen.getByRole('button', { name: 'Delete book' })
  await endAnimations()
  const before = button.element().getBoundingClientRect().toJSON()
  await expect.element(button).toBeEnabled()
  expect(button.element().getBoundingClientRect().toJSON()).toEqual(before)
})

it('is cancelled by its close button too, which is the last tab stop', async () => {
  const cancel = vi.fn<() => void>()
  const screen = await render(<ConfirmDialog open {...words} onConfirm={() => undefined} onCancel={cancel} />)
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(cancel).toHaveBeenCalledOnce()
})

it.each([375, 1024])('stacks its buttons when they do not fit in one row, %d px wide', async (width) => {
  await page.viewport(width, 700)
  const confirmLabel = 'Delete the book with everything that is in it for ever'
  const screen = await render(
    <ConfirmDialog
      open
      {...words}
      confirmLabel={confirmLabel}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />,
  )
  await endAnimations()
  const [first, second] = ['Cancel', confirmLabel].map((name) =>
    screen.getByRole('button', { name }).element().getBoundingClientRect(),
  )
  expect(first!.bottom).toBeLessThanOrEqual(second!.top)
  expect(Math.abs(first!.width - second!.width)).toBeLessThan(1)
  expect(first!.left).toBe(second!.left)
  expect(second!.right).toBeLessThanOrEqual(width)
})

it('gives its buttons equal widths on a phone when they fit in one row', async () => {
  await page.viewport(375, 700)
  const screen = await render(<ConfirmDialog open {...words} onConfirm={() => undefined} onCancel={() => undefined} />)
  await endAnimations()
  const [cancel, confirm] = ['Cancel', words.confirmLabel].map((name) =>
    screen.getByRole('button', { name }).element().getBoundingClientRect(),
  )
  expect(cancel!.top).toBe(confirm!.top)
  expect(Math.abs(cancel!.width - confirm!.width)).toBeLessThan(1)
})
