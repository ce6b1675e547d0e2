import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EmptyState } from '.'
import { Button } from '../button'
import { Library } from '../icon/icons'

it('has a heading of its level and an action, and its picture is hidden from screen readers', async () => {
  const screen = await render(
    <EmptyState level={3} icon={Library} title="No books yet" action={<Button>Create a book</Button>}>
      A book begins with a scan.
    </EmptyState>,
  )
  await expect.element(screen.getByRole('heading', { level: 3, name: 'No books yet' })).toBeVisible()
  expect(screen.container.querySelectorAll('svg:not([aria-hidden="true"], [aria-hidden="true"] *)')).toHaveLength(0)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Create a book' })).toHaveFocus()
})
