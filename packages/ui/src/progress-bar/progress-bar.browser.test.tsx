import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProgressBar } from '.'

it('says its label and how far it is, as a share unless told in words', async () => {
  const screen = await render(<ProgressBar label="Recognising text" value={0.425} />)
  const bar = screen.getByRole('progressbar', { name: 'Recognising text' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '43')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '43%')
  await screen.rerender(<ProgressBar label="Recognising text" hideLabel value={0.5} valueText="Page 5 of 10" />)
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'Page 5 of 10')
})

it('says no value while nobody knows how far it is', async () => {
  const screen = await render(<ProgressBar label="Generating audio" />)
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})

it('says that it is a meter where it tells how full something is', async () => {
  const screen = await render(<ProgressBar kind="meter" label="Storage" value={2} />)
  await expect.element(screen.getByRole('meter', { name: 'Storage' })).toHaveAttribute('aria-valuenow', '100')
})

it('stands at nothing where nothing is all there is', async () => {
  const screen = await render(<ProgressBar label="Upload" value={0 / 0} />)
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%')
})
