import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ErrorState } from '.'

function Book({ load }: { readonly load: () => void }) {
  const [retrying, setRetrying] = useState(false)
  return (
    <ErrorState
      message="The server did not answer."
      retrying={retrying}
      onRetry={() => {
        setRetrying(true)
        load()
      }}
    />
  )
}

it('announces the error immediately, under its own title', async () => {
  const screen = await render(<ErrorState message="The server did not answer." />)
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.element(alert.getByText('The server did not answer.')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

it('retries once, however often it is pressed meanwhile, and keeps the focus', async () => {
  const load = vi.fn<() => void>()
  const screen = await render(<Book load={load} />)
  const retry = screen.getByRole('button', { name: 'Try again' })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(retry).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(load).toHaveBeenCalledTimes(1)
  await expect.element(retry).toHaveFocus()
})
