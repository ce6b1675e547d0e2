import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BudgetBar } from './budget-bar'

it('shows the used and the limit count and a word for how much is left [AUD-035]', async () => {
  await render(<BudgetBar failed={false} subscription={{ character_count: 800, character_limit: 1000 }} />)
  const meter = page.getByRole('meter', { name: 'Characters this month' })
  await expect.element(meter).toHaveAttribute('aria-valuetext', '800 of 1,000, running low')
  await expect.element(meter).toHaveAttribute('aria-valuenow', '80')
})

it('shows when the count starts again, from the provider’s seconds [AUD-036]', async () => {
  const seconds = 1_800_000_000
  const subscription = { character_count: 1, character_limit: 10, next_character_count_reset_unix: seconds }
  await render(<BudgetBar failed={false} subscription={subscription} />)
  const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
  await expect.element(page.getByText(`Starts again on ${time}`)).toBeVisible()
})

it('shows 0 of 100 and says so while the usage is unknown [AUD-039]', async () => {
  await render(<BudgetBar failed subscription={null} />)
  await expect.element(page.getByRole('meter')).toHaveAttribute('aria-valuetext', '0 of 100, plenty left')
  await expect.element(page.getByText('The usage could not be loaded.')).toBeVisible()
})

it('changes its colour and its words together at three quarters and nine tenths', async () => {
  const at = (used: number) => (
    <BudgetBar failed={false} subscription={{ character_count: used, character_limit: 100 }} />
  )
  const screen = await render(at(74))
  const meter = page.getByRole('meter')
  for (const [used, band, words] of [
    [74, 'ok', 'plenty left'],
    [75, 'near', 'running low'],
    [90, 'spent', 'almost used up'],
  ] as const) {
    await screen.rerender(at(used))
    await expect.element(meter).toHaveAttribute('data-band', band)
    await expect.element(meter).toHaveAttribute('aria-valuetext', `${used} of 100, ${words}`)
  }
})
