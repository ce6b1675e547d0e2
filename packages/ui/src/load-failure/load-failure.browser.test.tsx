import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LoadFailure, passingCauses, type LoadFailureProps } from '.'
import { LocaleProvider } from '../locale/locale-provider'

afterEach(() => vi.useRealTimers())

const failure = (props: Partial<LoadFailureProps> = {}) => (
  <LoadFailure
    title="The book could not be opened"
    cause="restarting"
    pauseSeconds={4}
    retrying={false}
    onRetry={() => undefined}
    {...props}
  />
)

it('counts down to the next attempt, and tells a screen reader once that there is one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const screen = await render(failure())
  const count = () => screen.container.querySelector('[aria-hidden] ~ span')?.previousElementSibling?.textContent
  expect(count()).toBe('Trying again in 4 seconds')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Lectern tries again automatically\./)
  await vi.advanceTimersByTimeAsync(3000)
  await expect.poll(count).toBe('Trying again in 1 second')
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(count).toBe('Trying again…')
  await screen.rerender(failure({ pauseSeconds: 8 }))
  await expect.poll(count).toBe('Trying again in 8 seconds')
})

it.each(passingCauses)('says in both languages what the cause %s means, and offers to try at once', async (cause) => {
  const onRetry = vi.fn<() => void>()
  const screen = await render(failure({ cause, onRetry }))
  const english = screen.container.textContent
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  await screen.rerender(<LocaleProvider locale="es">{failure({ cause, onRetry })}</LocaleProvider>)
  await expect.element(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  expect(screen.container.textContent).not.toBe(english)
})

it('shows the reason and no countdown if nothing is tried again', async () => {
  await render(failure({ cause: null, reason: 'The response has an unexpected format.', pauseSeconds: null }))
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/unexpected format/)
  await expect.element(alert).not.toMatchTextContent(/automatically/)
})
