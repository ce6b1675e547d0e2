import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Spinner } from '.'

it('announces its label politely, visible or not', async () => {
  const screen = await render(<Spinner />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading…')
  await screen.rerender(<Spinner label="Opening the book…" showLabel />)
  await expect.element(screen.getByText('Opening the book…')).toBeVisible()
})
