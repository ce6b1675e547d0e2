import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Banner, bannerTones } from '.'
import { Button } from '../button'

it.each(bannerTones)('interrupts a screen reader when it is critical and waits otherwise: %s', async (tone) => {
  const screen = await render(<Banner tone={tone}>No connection.</Banner>)
  const role = tone === 'critical' ? 'alert' : 'status'
  await expect.element(screen.getByRole(role)).toHaveTextContent('No connection.')
})

it('can be used and dismissed by keyboard', async () => {
  const restore = vi.fn<() => void>()
  const dismiss = vi.fn<() => void>()
  await render(
    <Banner title="Unsaved work" action={<Button onClick={restore}>Restore</Button>} onDismiss={dismiss}>
      From yesterday.
    </Banner>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  expect(restore).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Tab}{Enter}')
  expect(dismiss).toHaveBeenCalledTimes(1)
})
