import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProgressRing } from '.'
import { LocaleProvider } from '..'

it('announces its label and its progress, as a percentage unless a text is given', async () => {
  const screen = await render(<ProgressRing label="Generating audio" value={0.425} />)
  const ring = screen.getByRole('progressbar', { name: 'Generating audio' })
  await expect.element(ring).toHaveAttribute('aria-valuenow', '43')
  await expect.element(ring).toHaveAttribute('aria-valuetext', '43%')
  await screen.rerender(<ProgressRing label="Generating audio" hideLabel value={0.5} valueText="Page 5 of 10" />)
  await expect.element(ring).toHaveAttribute('aria-valuetext', 'Page 5 of 10')
})

it('has no value while the progress is unknown', async () => {
  const screen = await render(<ProgressRing label="Opening the book" />)
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuetext')
})

it('clamps its value to 0–100 %', async () => {
  const screen = await render(<ProgressRing label="Upload" value={1.7} />)
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await screen.rerender(<ProgressRing label="Upload" value={-1} />)
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
})

it('formats the percentage by the interface language', async () => {
  const screen = await render(
    <LocaleProvider locale="es">
      <ProgressRing label="Subida" value={0.42} />
    </LocaleProvider>,
  )
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '42\u{a0}%')
})

it('is empty when the total is nothing', async () => {
  const screen = await render(<ProgressRing label="Upload" value={0 / 0} />)
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%')
})
