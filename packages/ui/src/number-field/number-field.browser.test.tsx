import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NumberField } from '.'
import { Dialog } from '../dialog'
import { LocaleProvider } from '../locale/locale-provider'
import { drawFrames } from '../testing/draw-frames'
import { pressWhileComposing } from '../testing/press-while-composing'
import '../styles.css'

const reported = vi.fn<(value: number | null) => void>()

function Speed({ clears }: { readonly clears?: boolean }) {
  const [speed, setSpeed] = useState<number | null>(1)
  const report = (value: number | null) => {
    reported(value)
    setSpeed(value)
  }
  return (
    <NumberField
      label="Speed"
      value={speed}
      onChange={report}
      onClear={clears ? () => report(null) : undefined}
      min={0.5}
      max={3}
      step={0.05}
      unit="times"
    />
  )
}

it('is a spin button with its range and unit', async () => {
  const screen = await render(<Speed />)
  const field = screen.getByRole('spinbutton', { name: 'Speed' })
  await expect.element(field).toHaveAttribute('aria-valuenow', '1')
  await expect.element(field).toHaveAttribute('aria-valuemin', '0.5')
  await expect.element(field).toHaveAttribute('aria-valuemax', '3')
  await expect.element(field).toHaveAttribute('aria-valuetext', '1 times')
})

it('steps with the arrow keys, by ten with Shift, and stops at its ends', async () => {
  const screen = await render(<Speed />)
  const field = screen.getByRole('spinbutton', { name: 'Speed' })
  await userEvent.keyboard('{Tab}{ArrowUp}')
  await expect.element(field).toHaveValue('1.05')
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect.element(field).toHaveValue('1.55')
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}')
  await expect.element(field).toHaveValue('3')
  await expect.element(screen.getByRole('button', { name: 'Increase: Speed' })).toBeDisabled()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveValue('2.95')
})

it('reports valid input immediately, and clamps the rest when it loses the focus', async () => {
  const screen = await render(<Speed />)
  const field = screen.getByRole('spinbutton', { name: 'Speed' })
  reported.mockClear()
  await userEvent.clear(field)
  await userEvent.keyboard('2.5')
  expect(reported).toHaveBeenLastCalledWith(2.5)
  await userEvent.keyboard('0')
  await expect.element(field).toHaveValue('2.50')
  await userEvent.clear(field)
  await userEvent.keyboard('12')
  expect(reported).not.toHaveBeenCalledWith(12)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('3')
  expect(reported).toHaveBeenLastCalledWith(3)
})

it('keeps and explains invalid input, and restores the last value on Escape', async () => {
  const screen = await render(<Speed />)
  const field = screen.getByRole('spinbutton', { name: 'Speed' })
  await userEvent.clear(field)
  await userEvent.keyboard('fast{Tab}')
  await expect.element(field).toHaveValue('fast')
  await expect.element(field).toBeInvalid()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('“fast” is not a number. Write it like 0.5.')
  await field.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('1')
})

it('restores its last value when it is emptied, unless it may be empty', async () => {
  const screen = await render(<Speed />)
  const field = screen.getByRole('spinbutton', { name: 'Speed' })
  await userEvent.clear(field)
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('1')
  await screen.unmount()
  const empty = await render(<Speed clears />)
  await userEvent.clear(empty.getByRole('spinbutton'))
  await userEvent.keyboard('{Tab}')
  await expect.element(empty.getByRole('spinbutton')).toHaveValue('')
  expect(reported).toHaveBeenLastCalledWith(null)
})

it('parses and formats numbers by the interface language', async () => {
  const screen = await render(
    <LocaleProvider locale="es">
      <Speed />
    </LocaleProvider>,
  )
  const field = screen.getByRole('spinbutton', { name: 'Speed' })
  await userEvent.clear(field)
  await userEvent.keyboard('1,25{Tab}')
  await expect.element(field).toHaveValue('1,25')
  expect(reported).toHaveBeenLastCalledWith(1.25)
  document.documentElement.lang = 'en'
})

it('steps by its buttons, which are not tab stops', async () => {
  const screen = await render(<Speed />)
  await screen.getByRole('button', { name: 'Decrease: Speed' }).click()
  await expect.element(screen.getByRole('spinbutton')).toHaveValue('0.95')
  await screen.getByRole('spinbutton').click()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.tagName).not.toBe('BUTTON')
})

it('keeps the surrounding dialog open when Escape restores the value', async () => {
  const close = vi.fn<(open: boolean) => void>()
  const screen = await render(
    <Dialog open title="Speed of the voice" onOpenChange={close}>
      <Speed />
    </Dialog>,
  )
  const field = screen.getByRole('spinbutton', { name: 'Speed' })
  await userEvent.clear(field)
  await userEvent.keyboard('2{Escape}')
  await expect.element(field).toHaveValue('2')
  expect(close).not.toHaveBeenCalled()
  await userEvent.clear(field)
  await userEvent.keyboard('fast{Enter}{Escape}')
  await expect.element(field).toHaveValue('2')
  await expect.element(field).toBeValid()
  expect(close).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledExactlyOnceWith(false)
})

it('leaves Enter and Escape to the input method while composing', async () => {
  const screen = await render(<Speed />)
  const field = screen.getByRole('spinbutton', { name: 'Speed' })
  await userEvent.clear(field)
  await userEvent.keyboard('二')
  pressWhileComposing(field.element(), 'Enter')
  pressWhileComposing(field.element(), 'Escape')
  await drawFrames()
  await expect.element(field).toHaveValue('二')
  await expect.element(field).toBeValid()
})

it('rounds input to a step when it loses the focus', async () => {
  const tellPages = vi.fn<(value: number) => void>()
  const screen = await render(<NumberField label="Pages" min={1} max={9} value={4} onChange={tellPages} />)
  const field = screen.getByRole('spinbutton', { name: 'Pages' })
  await userEvent.clear(field)
  await userEvent.keyboard('6.5')
  expect(tellPages).toHaveBeenLastCalledWith(6)
  await userEvent.keyboard('{Enter}')
  expect(tellPages).toHaveBeenLastCalledWith(7)
})

it('shows an example that is valid', async () => {
  const screen = await render(<NumberField label="Share" min={0} max={2} value={1} onChange={() => undefined} />)
  const field = screen.getByRole('spinbutton', { name: 'Share' })
  await userEvent.clear(field)
  await userEvent.keyboard('half{Tab}')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('“half” is not a number. Write it like 2.')
})

it('keeps the unit beside the number at every width', async () => {
  await page.viewport(900, 700)
  const screen = await render(<NumberField label="Pause" unit="s" value={1.5} step={0.5} onChange={() => undefined} />)
  const field = screen.getByRole('spinbutton', { name: 'Pause' }).element().getBoundingClientRect()
  const unit = screen.getByText('s', { exact: true }).element().getBoundingClientRect()
  expect(field.width).toBeLessThan(80)
  expect(unit.left - field.right).toBeLessThan(2)
  const [first] = screen.getByRole('button').elements()
  expect(first!.getBoundingClientRect().left).toBeGreaterThan(unit.right)
  await page.viewport(414, 896)
})
