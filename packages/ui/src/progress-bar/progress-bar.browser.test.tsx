import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProgressBar } from '.'

it('announces its label and its progress, as a percentage unless a text is given', async () => {
  const screen = await render(<ProgressBar label="Recognising text" value={0.425} />)
  const bar = screen.getByRole('progressbar', { name: 'Recognising text' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '43')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '43%')
  await screen.rerender(<ProgressBar label="Recognising text" hideLabel value={0.5} valueText="Page 5 of 10" />)
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'Page 5 of 10')
})

it('has no value while the progress is unknown', async () => {
  const screen = await render(<ProgressBar label="Generating audio" />)
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})

it('is a meter when it shows how full something is', async () => {
  const screen = await render(<ProgressBar kind="meter" label="Storage" value={2} />)
  await expect.element(screen.getByRole('meter', { name: 'Storage' })).toHaveAttribute('aria-valuenow', '100')
})

it('is empty when the total is nothing', async () => {
  const screen = await render(<ProgressBar label="Upload" value={0 / 0} />)
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%')
})
