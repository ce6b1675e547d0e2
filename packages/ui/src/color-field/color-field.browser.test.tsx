import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ColorField } from '.'
import { Dialog } from '../dialog'
import { LocaleProvider } from '../locale/locale-provider'
import { endAnimations } from '../testing/end-animations'
import '../styles.css'

const reported = vi.fn<(value: string) => void>()

function Frame({ ground }: { readonly ground?: string }) {
  const [color, setColor] = useState('#597dce')
  return (
    <ColorField
      label="Frame"
      ground={ground}
      presets={[{ value: '#0f0', label: 'Green' }]}
      value={color}
      onChange={(next) => {
        reported(next)
        setColor(next)
      }}
    />
  )
}

afterEach(() => {
  reported.mockClear()
  document.documentElement.lang = 'en'
})

it('accepts three or six digits and reports six', async () => {
  const screen = await render(<Frame />)
  const field = screen.getByRole('textbox', { name: 'Frame' })
  await expect.element(field).toHaveValue('#597DCE')
  await userEvent.clear(field)
  await userEvent.keyboard('#f80')
  expect(reported).toHaveBeenLastCalledWith('#FF8800')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('#FF8800')
})

it('keeps and explains invalid input, and restores the last colour on Escape', async () => {
  const screen = await render(<Frame />)
  const field = screen.getByRole('textbox', { name: 'Frame' })
  await userEvent.clear(field)
  await userEvent.keyboard('#12345{Enter}')
  expect(reported).toHaveBeenCalledExactlyOnceWith('#112233')
  await expect.element(field).toBeInvalid()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('“#12345” is not a colour. Write it like #597DCE.')
  await expect.element(field).toHaveValue('#12345')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('#112233')
  await expect.element(field).toBeValid()
})

it('opens the picker, changes the hue by keyboard, and returns the focus', async () => {
  const screen = await render(<Frame />)
  await userEvent.keyboard('{Tab}{Enter}')
  const picker = screen.getByRole('dialog', { name: 'Frame' })
  await expect.element(picker).toBeVisible()
  const hue = screen.getByRole('slider', { name: 'Hue' })
  await expect.element(hue).toBeVisible()
  for (let stops = 0; document.activeElement !== hue.element(); stops++) {
    expect(stops).toBeLessThan(4)
    await userEvent.keyboard('{Tab}')
    expect(picker.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => reported).toHaveBeenCalledWith(expect.stringMatching(/^#[\dA-F]{6}$/))
  const plane = screen.getByRole('slider', { name: 'Saturation and brightness' })
  await expect.element(plane).toHaveAttribute('aria-valuetext', 'Saturation 57 %, brightness 81 %')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Choose: Frame' })).toHaveFocus()
})

it('changes the colour on press and drag, and keeps the picker open', async () => {
  const screen = await render(<Frame />)
  await screen.getByRole('button', { name: 'Choose: Frame' }).click()
  const plane = screen.getByRole('slider', { name: 'Saturation and brightness' })
  await expect.element(plane).toBeVisible()
  await endAnimations()
  await plane.click({ position: { x: 20, y: 20 } })
  await expect.element(plane).toBeVisible()
  expect(reported).toHaveBeenCalled()
  const pressed = reported.mock.lastCall?.[0]
  await userEvent.dragAndDrop(plane, plane, { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 120, y: 60 } })
  await expect.element(plane).toBeVisible()
  expect(reported.mock.lastCall?.[0]).not.toBe(pressed)
})

it('drops invalid input when the colour changes from outside', async () => {
  const screen = await render(<ColorField label="Frame" value="#597dce" onChange={reported} />)
  const field = screen.getByRole('textbox', { name: 'Frame' })
  await userEvent.clear(field)
  await userEvent.keyboard('blue{Enter}')
  await expect.element(field).toBeInvalid()
  await screen.rerender(<ColorField label="Frame" value="#112233" onChange={reported} />)
  await expect.element(field).toHaveValue('#112233')
  await expect.element(field).toBeValid()
})

it('keeps the surrounding dialog open when Escape restores the colour', async () => {
  const close = vi.fn<(open: boolean) => void>()
  const screen = await render(
    <Dialog open title="Look of the frame" onOpenChange={close}>
      <Frame />
    </Dialog>,
  )
  const field = screen.getByRole('textbox', { name: 'Frame' })
  await userEvent.clear(field)
  await userEvent.keyboard('blue{Escape}')
  await expect.element(field).toHaveValue('#597DCE')
  expect(close).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledExactlyOnceWith(false)
})

it('takes a suggested colour and marks it as chosen', async () => {
  const screen = await render(<Frame />)
  await screen.getByRole('button', { name: 'Choose: Frame' }).click()
  await screen.getByRole('button', { name: 'Green' }).click()
  expect(reported).toHaveBeenLastCalledWith('#00FF00')
  await expect.element(screen.getByRole('button', { name: 'Green' })).toHaveAttribute('aria-pressed', 'true')
})

it('warns when the contrast with the background is too low', async () => {
  const screen = await render(<Frame ground="#5a7ecf" />)
  await expect
    .element(screen.getByRole('textbox', { name: 'Frame' }))
    .toHaveAccessibleDescription('Hard to see: the contrast is 1:1 and should be 3:1.')
})

it('has translated slider names in the picker, even after each move', async () => {
  const screen = await render(
    <LocaleProvider locale="es">
      <Frame />
    </LocaleProvider>,
  )
  await screen.getByRole('button', { name: 'Elegir: Frame' }).click()
  const plane = screen.getByRole('slider', { name: 'Saturación y brillo' })
  await expect.element(plane).toBeVisible()
  plane.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(plane).toHaveAttribute('aria-valuetext', 'Saturación 57 %, brillo 86 %')
})

it('opens with the focus on the chosen suggestion, which has a check mark', async () => {
  const presets = ['#0F0', '#FD0', '#597DCE', '#F00'].map((value) => ({ value, label: value }))
  const screen = await render(<ColorField label="Frame" value="#597DCE" presets={presets} onChange={reported} />)
  await userEvent.keyboard('{Tab}{Enter}')
  const chosen = screen.getByRole('button', { name: '#597DCE' })
  await expect.element(chosen).toHaveFocus()
  const marked = presets.filter(({ label }) => {
    const part = screen.getByRole('button', { name: label, exact: true }).element()
    return part.querySelector('svg') !== null
  })
  expect(marked.map(({ label }) => label)).toEqual(['#597DCE'])
})
