import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from '.'

const words = { title: 'Delete this book?', children: 'This cannot be undone.', confirmLabel: 'Delete book' }

const dialog = (open: boolean) => (
  <ConfirmDialog open={open} dangerous {...words} onConfirm={() => undefined} onCancel={() => undefined} />
)

it('opens the confirm button of a dangerous action after two seconds, not before [UI-025]', async () => {
  const confirm = vi.fn<() => void>()
  const screen = await render(
    <ConfirmDialog open dangerous {...words} onConfirm={confirm} onCancel={() => undefined} />,
  )
  const shownAt = performance.now()
  const button = screen.getByRole('button', { name: 'Delete book' })
  await expect.element(button).toBeDisabled()
  await button.click({ force: true })
  expect(confirm).not.toHaveBeenCalled()
  await expect.element(button, { timeout: 4000 }).toBeEnabled()
  expect(performance.now() - shownAt).toBeGreaterThan(1800)
  await button.click()
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
  const screen = await render(dialog(true))
  const button = screen.getByRole('button', { name: 'Delete book' })
  await expect.element(button, { timeout: 4000 }).toBeEnabled()
  await screen.rerender(dialog(false))
  await screen.rerender(dialog(true))
  await expect.element(button).toBeDisabled()
})
