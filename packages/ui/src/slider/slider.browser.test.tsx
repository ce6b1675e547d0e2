import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Slider } from '.'

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

it('moves by its step with the arrow keys, stops at its ends, and says its value in words', async () => {
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
