import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Slider, SliderField } from '.'
import { LocaleProvider } from '../locale/locale-provider'
import '../styles.css'

function Speed() {
  const [speed, setSpeed] = useState(1)
  return (
    <Slider
      label="Speed"
      min={0.7}
      max={1.2}
      step={0.01}
      value={speed}
      onChange={setSpeed}
      format={(value) => `${value.toFixed(2)} times`}
    />
  )
}

it('moves by its step with the arrow keys, stops at its ends, and announces its value as text', async () => {
  const screen = await render(<Speed />)
  const slider = screen.getByRole('slider', { name: 'Speed' })
  slider.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1.01 times')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1.20 times')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0.70 times')
})

function Stability() {
  const [stability, setStability] = useState(0.5)
  return <SliderField label="Stability" min={0} max={1} step={0.01} value={stability} onChange={setStability} />
}

it('can be typed as well as dragged, under one label', async () => {
  const screen = await render(<Stability />)
  const slider = screen.getByRole('slider', { name: 'Stability' })
  const field = screen.getByRole('spinbutton', { name: 'Stability' })
  await expect.element(screen.getByRole('group', { name: 'Stability' })).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(field).toHaveValue('0.51')
  await userEvent.keyboard('{Tab}{Control>}a{/Control}0.25')
  await expect.element(slider).toHaveValue('0.25')
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect.element(slider).toHaveValue('0.35')
})

it('drops invalid input when the slider moves', async () => {
  const screen = await render(<Stability />)
  const field = screen.getByRole('spinbutton', { name: 'Stability' })
  await userEvent.keyboard('{Tab}{Tab}{Control>}a{/Control}abc{Enter}')
  await expect.element(field).toBeInvalid()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowRight}')
  await expect.element(field).toHaveValue('0.51')
  await expect.element(field).toBeValid()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

it('formats its number by the interface language', async () => {
  const screen = await render(
    <LocaleProvider locale="es">
      <SliderField label="Pausa" min={0} max={2} step={0.1} value={0.5} unit="s" onChange={() => undefined} />
    </LocaleProvider>,
  )
  await expect.element(screen.getByRole('slider', { name: 'Pausa' })).toHaveAttribute('aria-valuetext', '0,5 s')
  await screen.rerender(
    <LocaleProvider locale="es">
      <SliderField label="Pausa" min={0} max={2} step={0.1} value={0.5} onChange={() => undefined} />
    </LocaleProvider>,
  )
  await expect.element(screen.getByRole('slider', { name: 'Pausa' })).toHaveAttribute('aria-valuetext', '0,5')
  document.documentElement.lang = 'en'
})

it.each(['s', 'palabras', 'palabras por minuto de narración'])('shows the whole unit %s', async (unit) => {
  const screen = await render(
    <div style={{ inlineSize: '20rem' }}>
      <SliderField label="Pace" min={0} max={400} step={1} value={180} unit={unit} onChange={() => undefined} />
    </div>,
  )
  const shown = screen.getByText(unit, { exact: true }).element()
  const box = screen.getByRole('spinbutton').element().parentElement!.getBoundingClientRect()
  const words = shown.getBoundingClientRect()
  expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
  expect(words.right).toBeLessThanOrEqual(box.right)
  expect(words.bottom).toBeLessThanOrEqual(box.bottom)
})

it('shows its error at the number', async () => {
  const screen = await render(
    <SliderField
      label="Pace"
      min={0}
      max={4}
      step={1}
      value={1}
      error="Slower than the narration."
      onChange={() => undefined}
    />,
  )
  await expect.element(screen.getByRole('spinbutton')).toBeInvalid()
})

it('keeps the unit directly after the digits, in a box that does not grow with them', async () => {
  const field = (value: number) => (
    <SliderField label="Pace" min={0} max={400} step={1} value={value} unit="×" onChange={() => undefined} />
  )
  const screen = await render(field(7))
  const input = screen.getByRole('spinbutton').element()
  const wide = input.parentElement!.getBoundingClientRect().width
  expect(getComputedStyle(input).textAlign).toBe('end')
  const unit = screen.getByText('×', { exact: true }).element().getBoundingClientRect()
  expect(unit.left - input.getBoundingClientRect().right).toBeLessThan(1)
  await screen.rerender(field(386))
  expect(input.parentElement!.getBoundingClientRect().width).toBe(wide)
})
