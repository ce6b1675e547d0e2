import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ErrorState } from '.'
import { ButtonLink } from '../button'
import '../styles.css'

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

describe('two actions', () => {
  afterEach(() => page.viewport(414, 896))

  async function readBoxes(): Promise<readonly [DOMRect, DOMRect]> {
    const action = <ButtonLink href="#library">Back to the library of the school</ButtonLink>
    const screen = await render(<ErrorState message="It failed." onRetry={() => undefined} action={action} />)
    const boxOf = (role: 'button' | 'link') => screen.getByRole(role).element().getBoundingClientRect()
    return [boxOf('button'), boxOf('link')]
  }

  it('stand beside each other in a wide window', async () => {
    await page.viewport(1280, 800)
    const [retry, other] = await readBoxes()
    expect(other.top).toBe(retry.top)
    expect(other.left).toBeGreaterThan(retry.right)
  })

  it('stand below each other with one width on a phone', async () => {
    await page.viewport(375, 667)
    const [retry, other] = await readBoxes()
    expect(other.top).toBeGreaterThan(retry.bottom)
    expect([other.left, other.width]).toEqual([retry.left, retry.width])
    expect(retry.right).toBeLessThanOrEqual(375)
  })
})
