import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BudgetBar } from './budget-bar'

it('shows the used and the limit count and a word for how much is left [AUD-035]', async () => {
  await render(<BudgetBar failed={false} subscription={{ character_count: 800, character_limit: 1000 }} />)
  const meter = page.getByRole('meter', { name: 'Characters this month' })
  await expect.element(meter).toHaveAttribute('aria-valuetext', '800 of 1,000, Running low')
  await expect.element(meter).toHaveAttribute('aria-valuenow', '80')
})

it('shows when the count starts again, from the provider’s seconds [AUD-036]', async () => {
  const seconds = 1_800_000_000
  const subscription = { character_count: 1, character_limit: 10, next_character_count_reset_unix: seconds }
  await render(<BudgetBar failed={false} subscription={subscription} />)
  const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }).format(seconds * 1000)
  const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
  await expect.element(page.getByText(`Resets on ${date}`)).toBeVisible()
  await expect.element(page.getByText(`Resets on ${date}`)).toHaveAttribute('title', time)
})

it('shows 0 of 100 and says so while the usage is unknown [AUD-039]', async () => {
  await render(<BudgetBar failed subscription={null} />)
  const name = 'Characters this month: 0 of 100, The usage could not be loaded.'
  await expect.element(page.getByRole('img', { name })).toHaveAttribute('data-band', 'unknown')
  await expect.element(page.getByText('0 of 100')).toBeVisible()
  await expect.element(page.getByText('The usage could not be loaded.')).toBeVisible()
})

it('promises nothing while the usage is on its way', async () => {
  await render(<BudgetBar failed={false} subscription={null} />)
  await expect.element(page.getByText('Loading…')).toBeVisible()
  await expect.element(page.getByText('Plenty left')).not.toBeInTheDocument()
})

it('says how much a budget is overdrawn', async () => {
  await render(<BudgetBar failed={false} subscription={{ character_count: 1300, character_limit: 1000 }} />)
  const meter = page.getByRole('meter', { name: 'Characters this month' })
  await expect.element(meter).toHaveAttribute('aria-valuetext', '1,300 of 1,000, 300 over the limit')
  await expect.element(meter).toHaveAttribute('data-band', 'over')
})

it('changes its colour and its words together at three quarters and nine tenths', async () => {
  const at = (used: number) => (
    <BudgetBar failed={false} subscription={{ character_count: used, character_limit: 100 }} />
  )
  const screen = await render(at(74))
  const meter = page.getByRole('meter')
  for (const [used, band, words] of [
    [74, 'ok', 'Plenty left'],
    [75, 'near', 'Running low'],
    [90, 'spent', 'Almost used up'],
    [100, 'spent', 'Used up'],
  ] as const) {
    await screen.rerender(at(used))
    await expect.element(meter).toHaveAttribute('data-band', band)
    await expect.element(meter).toHaveAttribute('aria-valuetext', `${used} of 100, ${words}`)
  }
})
