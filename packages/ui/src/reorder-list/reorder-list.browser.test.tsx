import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ReorderList, type ReorderLayout } from '.'
import { Dialog } from '../dialog'
import { LocaleProvider } from '../locale/locale-provider'
import { drawFramesUntil } from '../testing/draw-frames'
import '../styles.css'

const pages = ['Cover', 'Page 1', 'Page 2', 'Page 3', 'Page 4']

interface PagesProps {
  readonly layout?: ReorderLayout
  readonly disabled?: boolean
  readonly onReorder?: (entries: readonly string[]) => void
}

function Pages({ layout, disabled, onReorder }: PagesProps) {
  const [entries, setEntries] = useState<readonly string[]>(pages)
  return (
    <ReorderList
      label="Pages"
      layout={layout}
      disabled={disabled}
      entries={entries}
      entryKey={(page) => page}
      entryName={(page) => page}
      onReorder={(next) => {
        onReorder?.(next)
        setEntries(next)
      }}
    >
      {(page) => <span>{page}</span>}
    </ReorderList>
  )
}

function order(): string[] {
  return [...document.querySelectorAll('li')].map((entry) => entry.textContent)
}

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

it('lifts with Space, moves with the arrow keys, drops with Space, and announces each step', async () => {
  const reorder = vi.fn<(entries: readonly string[]) => void>()
  const screen = await render(<Pages onReorder={reorder} />)
  await userEvent.keyboard('{Tab}')
  const grip = screen.getByRole('button', { name: 'Move Cover', exact: true })
  await expect.element(grip).toHaveFocus()
  await expect.element(grip).toHaveAccessibleDescription(/Press Space to lift the entry/)
  await userEvent.keyboard(' ')
  await expect.element(grip).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByText('Cover lifted, position 1 of 5.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByText('Cover moved to position 3 of 5.')).toBeInTheDocument()
  expect(order()).toEqual(['Page 1', 'Page 2', 'Cover', 'Page 3', 'Page 4'])
  await expect.element(grip).toHaveFocus()
  expect(reorder).not.toHaveBeenCalled()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Cover dropped at position 3 of 5.')).toBeInTheDocument()
  expect(reorder).toHaveBeenCalledExactlyOnceWith(['Page 1', 'Page 2', 'Cover', 'Page 3', 'Page 4'])
  await expect.element(grip).toHaveFocus()
})

it('restores the order on Escape, which closes no surrounding dialog', async () => {
  const reorder = vi.fn<(entries: readonly string[]) => void>()
  const close = vi.fn<(open: boolean) => void>()
  const screen = await render(
    <Dialog open title="Order of the pages" onOpenChange={close}>
      <Pages onReorder={reorder} />
    </Dialog>,
  )
  const grip = screen.getByRole('button', { name: 'Move Cover', exact: true })
  grip.element().focus()
  await userEvent.keyboard(' {End}')
  expect(order().at(-1)).toBe('Cover')
  await userEvent.keyboard('{Escape}')
  expect(order()).toEqual(pages)
  expect(reorder).not.toHaveBeenCalled()
  expect(close).not.toHaveBeenCalled()
  await expect.element(grip).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledExactlyOnceWith(false)
})

it('moves step by step with buttons that keep the focus and stop at the ends', async () => {
  const screen = await render(<Pages />)
  const up = screen.getByRole('button', { name: 'Move Page 1 up' })
  up.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['Page 1', 'Cover', 'Page 2', 'Page 3', 'Page 4'])
  await expect.element(up).toHaveFocus()
  await expect.element(up).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(order()[0]).toBe('Page 1')
})

it('moves along the rows of a grid, mirrored from right to left, and between rows', async () => {
  const screen = await render(
    <div style={{ inlineSize: '520px' }}>
      <LocaleProvider locale="en" direction="rtl">
        <Pages layout="grid" />
      </LocaleProvider>
    </div>,
  )
  const grip = screen.getByRole('button', { name: 'Move Cover', exact: true })
  grip.element().focus()
  await userEvent.keyboard(' {ArrowLeft}')
  await expect.element(screen.getByText('Cover moved to position 2 of 5.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByText('Cover moved to position 5 of 5.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight} ')
  expect(order()).toEqual(['Page 1', 'Page 2', 'Page 3', 'Cover', 'Page 4'])
})

async function dragOnto(grip: Locator, target: Element, y: number): Promise<void> {
  await userEvent.dragAndDrop(grip, target, { targetPosition: { x: 100, y } })
}

it('is dragged by its handle to the position that a line shows', async () => {
  const screen = await render(<Pages />)
  const grip = screen.getByRole('button', { name: 'Move Cover', exact: true })
  await drawFramesUntil(() => grip.element().parentElement!.draggable)
  await dragOnto(grip, screen.getByText('Page 3').element().closest('li')!, 40)
  await drawFramesUntil(() => order()[0] === 'Page 1')
  expect(order()).toEqual(['Page 1', 'Page 2', 'Page 3', 'Cover', 'Page 4'])
  await expect.element(screen.getByText('Cover moved to position 4 of 5.')).toBeInTheDocument()
})

it('forgets a drag whose end it cannot hear any more', async () => {
  const screen = await render(<Pages />)
  const grip = screen.getByRole('button', { name: 'Move Cover', exact: true }).element()
  const entry = grip.parentElement!
  await drawFramesUntil(() => entry.draggable)
  const send = (type: string, target: Element, at = target) => {
    const { left, top } = at.getBoundingClientRect()
    const place = { clientX: left + 5, clientY: top + 5, dataTransfer: new DataTransfer() }
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, composed: true, ...place }))
  }
  send('dragstart', entry, grip)
  send('dragenter', screen.getByText('Page 3').element())
  send('dragover', screen.getByText('Page 3').element())
  await drawFramesUntil(() => document.querySelector('[data-dragged]') !== null)
  await screen.rerender(<Pages disabled />)
  await expect.poll(() => document.querySelector('[data-dragged], [data-drop]')).toBeNull()
  send('dragend', entry)
})

it('cannot be reordered while it is disabled', async () => {
  const screen = await render(
    <ReorderList
      label="Pages"
      disabled
      entries={pages}
      entryKey={String}
      entryName={String}
      onReorder={() => undefined}
    >
      {(page) => page}
    </ReorderList>,
  )
  for (const button of screen.getByRole('button').elements()) expect(button).toBeDisabled()
})

it('stays lifted when a browser presses the handle as Space is released, as Firefox does', async () => {
  const screen = await render(<Pages />)
  const grip = screen.getByRole('button', { name: 'Move Cover', exact: true })
  const element = grip.element()
  element.focus()
  element.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
  await expect.element(grip).toHaveAttribute('aria-pressed', 'true')
  const isPressed = element.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true, cancelable: true }))
  if (isPressed) element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  await expect.element(screen.getByText('Cover lifted, position 1 of 5.')).toBeInTheDocument()
  await expect.element(grip).toHaveAttribute('aria-pressed', 'true')
})

it('drops a lifted entry before the press on another control takes effect', async () => {
  const reorder = vi.fn<(entries: readonly string[]) => void>()
  const screen = await render(<Pages onReorder={reorder} />)
  await userEvent.keyboard('{Tab} {ArrowDown}{ArrowDown}')
  await screen.getByRole('button', { name: 'Move Page 4 up' }).click()
  expect(reorder.mock.calls).toEqual([
    [['Page 1', 'Page 2', 'Cover', 'Page 3', 'Page 4']],
    [['Page 1', 'Page 2', 'Cover', 'Page 4', 'Page 3']],
  ])
  expect(document.querySelector('[data-lifted]')).toBeNull()
  expect(order()).toEqual(['Page 1', 'Page 2', 'Cover', 'Page 4', 'Page 3'])
})

it('keeps an entry lifted while the window is inactive, and moves nothing else', async () => {
  const reorder = vi.fn<(entries: readonly string[]) => void>()
  const screen = await render(<Pages onReorder={reorder} />)
  await userEvent.keyboard('{Tab} {ArrowDown}')
  const grip = screen.getByRole('button', { name: 'Move Cover', exact: true })
  // As a window that becomes inactive does: its active element stays.
  grip.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await expect.element(grip).toHaveAttribute('aria-pressed', 'true')
  // As a screen reader presses, without moving the focus.
  document.querySelector<HTMLElement>('[aria-label="Move Page 4 up"]')!.click()
  expect(reorder).toHaveBeenCalledExactlyOnceWith(['Page 1', 'Cover', 'Page 2', 'Page 4', 'Page 3'])
})
