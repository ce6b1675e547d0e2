import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Split, type SplitProps } from '.'
import { LocaleProvider } from '../locale/locale-provider'
import '../styles.css'

function Editor({ width = 800, ...props }: Partial<SplitProps> & { readonly width?: number }) {
  return (
    <div style={{ inlineSize: `${width}px`, blockSize: '200px' }}>
      <Split
        label="Chapters"
        first={<button type="button">Chapter one</button>}
        second={<button type="button">Page</button>}
        {...props}
      />
    </div>
  )
}
const sizeOf = (pane: 'first' | 'second') => document.querySelector(`[data-pane="${pane}"]`)!.getBoundingClientRect()

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

it('moves with the arrow keys and to its ends, and exposes its position', async () => {
  const change = vi.fn<(share: number) => void>()
  const screen = await render(<Editor share={50} min={20} max={80} onShareChange={change} />)
  await userEvent.keyboard('{Tab}{Tab}')
  const bar = screen.getByRole('separator', { name: 'Chapters' })
  await expect.element(bar).toHaveFocus()
  await expect.element(bar).toHaveAttribute('aria-orientation', 'vertical')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '52')
  expect(sizeOf('first').width).toBeCloseTo(416, 0)
  await userEvent.keyboard('{End}')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '80')
  await userEvent.keyboard('{Home}')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '20')
  expect(change.mock.calls).toEqual([[52], [80], [20]])
})

it('collapses on Enter, hides the pane from the Tab key, and restores it', async () => {
  const screen = await render(<Editor share={40} collapsible />)
  const bar = screen.getByRole('separator', { name: 'Chapters' })
  bar.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
  await expect.element(screen.getByRole('button', { name: 'Chapter one' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '40')
  await expect.element(screen.getByRole('button', { name: 'Chapter one' })).toBeVisible()
})

it('moves in the direction of the arrow when text runs right to left', async () => {
  const screen = await render(
    <LocaleProvider locale="en" direction="rtl">
      <Editor share={50} />
    </LocaleProvider>,
  )
  const bar = screen.getByRole('separator', { name: 'Chapters' })
  const before = bar.element().getBoundingClientRect().left
  bar.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '48')
  expect(bar.element().getBoundingClientRect().left).toBeGreaterThan(before)
})

it('is dragged, and reset by a double click', async () => {
  const change = vi.fn<(share: number) => void>()
  const screen = await render(<Editor width={400} share={50} orientation="vertical" onShareChange={change} />)
  const bar = screen.getByRole('separator', { name: 'Chapters' })
  const box = screen.getByRole('separator').element().parentElement!
  await userEvent.dragAndDrop(bar, box, { targetPosition: { x: 200, y: 50 } })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '25')
  expect(sizeOf('first').height).toBeCloseTo(50, 0)
  expect(Math.round(change.mock.lastCall![0])).toBe(25)
  await userEvent.dblClick(bar)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50')
})

it('can have its first pane on the other side', async () => {
  await render(<Editor share={30} flipped />)
  expect(sizeOf('first').left).toBeGreaterThan(sizeOf('second').left)
  expect(sizeOf('first').width).toBeCloseTo(240, 0)
})

it('reports its final position when the last move and the release coincide', async () => {
  const change = vi.fn<(share: number) => void>()
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined)
  const screen = await render(<Editor share={50} onShareChange={change} />)
  const bar = screen.getByRole('separator', { name: 'Chapters' }).element()
  const { left } = bar.parentElement!.getBoundingClientRect()
  const point = (type: string, at: number) =>
    bar.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: left + at }))
  point('pointerdown', 400)
  await expect.element(bar).toHaveAttribute('data-dragged')
  point('pointermove', 200)
  point('lostpointercapture', 200)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '25')
  expect(change).toHaveBeenCalledExactlyOnceWith(25)
  vi.restoreAllMocks()
})

it('keeps each pane at least 160 pixels wide', async () => {
  const screen = await render(<Editor width={375} share={30} />)
  const bar = screen.getByRole('separator', { name: 'Chapters' })
  expect(sizeOf('first').width).toBeGreaterThanOrEqual(159)
  bar.element().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => sizeOf('first').width).toBeGreaterThan(200)
  expect(sizeOf('second').width).toBeGreaterThanOrEqual(159)
})

it('stacks the panes when two do not fit, and moves up and down there', async () => {
  const screen = await render(<Editor width={300} share={30} />)
  const bar = screen.getByRole('separator', { name: 'Chapters' })
  await expect.element(bar).toHaveAttribute('aria-orientation', 'horizontal')
  expect(sizeOf('first').width).toBe(300)
  expect(sizeOf('second').top).toBeGreaterThanOrEqual(sizeOf('first').bottom)
  bar.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '32')
  await screen.rerender(<Editor width={800} share={30} />)
  await expect.element(bar).toHaveAttribute('aria-orientation', 'vertical')
})
