import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ColorField } from '.'
import { LocaleProvider } from '../locale/locale-provider'
import '../styles.css'

const told = vi.fn<(value: string) => void>()

function Frame({ ground }: { readonly ground?: string }) {
  const [color, setColor] = useState('#597dce')
  return (
    <ColorField
      label="Frame"
      ground={ground}
      presets={[{ value: '#0f0', label: 'Green' }]}
      value={color}
      onChange={(next) => {
        told(next)
        setColor(next)
      }}
    />
  )
}

afterEach(() => {
  told.mockClear()
  document.documentElement.lang = 'en'
})

it('is typed with three digits or six, and told as six', async () => {
  const screen = await render(<Frame />)
  const field = screen.getByRole('textbox', { name: 'Frame' })
  await expect.element(field).toHaveValue('#597DCE')
  await userEvent.clear(field)
  await userEvent.keyboard('#f80')
  expect(told).toHaveBeenLastCalledWith('#FF8800')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('#FF8800')
})

it('keeps and names what is no colour, and takes the last colour back with Escape', async () => {
  const screen = await render(<Frame />)
  const field = screen.getByRole('textbox', { name: 'Frame' })
  await userEvent.clear(field)
  await userEvent.keyboard('#12345{Enter}')
  expect(told).toHaveBeenCalledExactlyOnceWith('#112233')
  await expect.element(field).toBeInvalid()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('“#12345” is not a colour. Write it like #597DCE.')
  await expect.element(field).toHaveValue('#12345')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('#112233')
  await expect.element(field).toBeValid()
})

it('opens the picker by keyboard, picks with the arrow keys, and gives the focus back', async () => {
  const screen = await render(<Frame />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'Frame' })).toBeVisible()
  const hue = screen.getByRole('slider', { name: 'Hue' })
  await expect.element(hue).toBeVisible()
  hue.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringMatching(/^#[\dA-F]{6}$/)))
  const plane = screen.getByRole('slider', { name: 'Saturation and brightness' })
  await expect.element(plane).toHaveAttribute('aria-valuetext', 'Saturation 57 %, brightness 81 %')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Choose: Frame' })).toHaveFocus()
})

it('takes a suggested colour, and tells which one it is', async () => {
  const screen = await render(<Frame />)
  await screen.getByRole('button', { name: 'Choose: Frame' }).click()
  await screen.getByRole('button', { name: 'Green' }).click()
  expect(told).toHaveBeenLastCalledWith('#00FF00')
  await expect.element(screen.getByRole('button', { name: 'Green' })).toHaveAttribute('aria-pressed', 'true')
})

it('says when the colour is hard to see on its ground', async () => {
  const screen = await render(<Frame ground="#5a7ecf" />)
  await expect
    .element(screen.getByRole('textbox', { name: 'Frame' }))
    .toHaveAccessibleDescription('Hard to see: the contrast is 1:1, and 3:1 is wanted.')
})

it('speaks the language of the interface in the picker, after each move too', async () => {
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
