import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { BudgetBar, budgetBarBands } from '.'

it.each(budgetBarBands.filter((band) => band !== 'unknown'))(
  'names the band %s in words as well as by colour',
  async (band) => {
    const screen = await render(
      <BudgetBar label="Characters" fraction={0.8} amount="800 of 1,000" band={band} state={`band ${band}`} />,
    )
    const meter = screen.getByRole('meter', { name: 'Characters' })
    await expect.element(meter).toHaveAttribute('aria-valuetext', `800 of 1,000, band ${band}`)
    await expect.element(meter).toHaveAttribute('aria-valuenow', '80')
    await expect.element(screen.getByText(`band ${band}`, { exact: true })).toBeVisible()
  },
)

it('shows no value and says so when it is unknown', async () => {
  const screen = await render(
    <BudgetBar label="Characters" fraction={0} amount="0 of 100" band="unknown" state="Could not be loaded" />,
  )
  await expect.element(screen.getByRole('img', { name: 'Characters: 0 of 100, Could not be loaded' })).toBeVisible()
  await expect.element(screen.getByText('Could not be loaded')).toBeVisible()
  expect(screen.getByRole('meter').query()).toBeNull()
})

it('shows no amount when none is given', async () => {
  const screen = await render(<BudgetBar label="Characters" fraction={0} band="unknown" state="Could not be loaded" />)
  await expect.element(screen.getByRole('img', { name: 'Characters: Could not be loaded' })).toBeVisible()
  expect(screen.container.textContent).toBe('CharactersCould not be loaded')
})

it('is full when more than the whole is used', async () => {
  const screen = await render(
    <BudgetBar
      label="Characters"
      fraction={1.5}
      amount="150 of 100"
      band="spent"
      state="used up"
      marks={[0.75, 0.9]}
    />,
  )
  const meter = screen.getByRole('meter')
  await expect.element(meter).toHaveAttribute('aria-valuenow', '100')
  const fill = meter.element().firstElementChild?.getBoundingClientRect().width
  expect(fill).toBe(meter.element().getBoundingClientRect().width)
})

it('is empty when nothing is budgeted and nothing is used', async () => {
  const screen = await render(
    <BudgetBar label="Characters" fraction={0 / 0} amount="0 of 0" band="ok" state="unused" />,
  )
  const meter = screen.getByRole('meter')
  await expect.element(meter).toHaveAttribute('aria-valuenow', '0')
  expect(meter.element().firstElementChild?.getBoundingClientRect().width).toBe(0)
})
