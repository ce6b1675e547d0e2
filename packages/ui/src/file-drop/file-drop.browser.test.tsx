import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FileDrop } from '.'
import '../styles.css'

const pdf = new File(['%PDF'], 'book.pdf', { type: 'application/pdf' })
const text = new File(['a'], 'notes.txt', { type: 'text/plain' })

function drop(target: Element, files: readonly File[]): void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

it('can be focused by keyboard and accepts chosen files', async () => {
  const take = vi.fn<(files: readonly File[]) => void>()
  const screen = await render(<FileDrop label="Pages" accept=".pdf" onFiles={take} />)
  await userEvent.keyboard('{Tab}')
  const chooser = screen.getByLabelText('Pages')
  await expect.element(chooser).toHaveFocus()
  await userEvent.upload(chooser, pdf)
  expect(take.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['book.pdf']])
})

it('accepts dropped files that match and reports the others', async () => {
  const take = vi.fn<(files: readonly File[]) => void>()
  const reject = vi.fn<(files: readonly File[]) => void>()
  const screen = await render(<FileDrop label="Pages" accept=".pdf" multiple onFiles={take} onRejected={reject} />)
  drop(screen.getByLabelText('Pages').element(), [text, pdf])
  expect(take).toHaveBeenCalledExactlyOnceWith([pdf])
  expect(reject).toHaveBeenCalledExactlyOnceWith([text])
})

it('accepts nothing while it is busy', async () => {
  const take = vi.fn<(files: readonly File[]) => void>()
  const screen = await render(<FileDrop label="Pages" busy onFiles={take} />)
  drop(screen.getByLabelText('Pages').element(), [pdf])
  expect(take).not.toHaveBeenCalled()
})

it('keeps its height while it is busy, and says what it is doing', async () => {
  const zone = () => screen.getByLabelText('Pages').element().parentElement!
  const screen = await render(<FileDrop label="Pages" multiple onFiles={() => undefined} />)
  const { height } = zone().getBoundingClientRect()
  await screen.rerender(<FileDrop label="Pages" multiple busy onFiles={() => undefined} />)
  await expect.element(screen.getByText('Adding files…')).toBeVisible()
  expect(zone().getBoundingClientRect().height).toBe(height)
  await screen.rerender(<FileDrop label="Pages" busy busyLabel="Reading the book…" onFiles={() => undefined} />)
  await expect.element(screen.getByText('Reading the book…')).toBeVisible()
})
