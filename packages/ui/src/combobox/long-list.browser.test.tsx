import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from '.'
import { windowSize } from './choose-window'
import { Dialog } from '../dialog'
import '../styles.css'

const pages = Array.from({ length: 2000 }, (_, position) => ({ value: `${position}`, label: `Page ${position + 1}` }))

function Pages() {
  const [page, setPage] = useState<string | null>(null)
  return <Combobox label="Page" options={pages} value={page} onChange={setPage} />
}

it('moves through two thousand options by keyboard', async () => {
  const screen = await render(<Pages />)
  const field = screen.getByRole('combobox', { name: 'Page' })
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(screen.getByText('2,000 choices')).toBeInTheDocument()
  await userEvent.keyboard('{End}')
  const last = screen.getByRole('option', { name: 'Page 2000' })
  await expect.element(last).toBeVisible()
  await expect.element(last).toBeInViewport()
  expect(screen.getByRole('option').elements().length).toBeLessThanOrEqual(windowSize)
  await expect.element(last).toHaveAttribute('aria-posinset', '2000')
  await userEvent.keyboard('1999')
  await expect.element(screen.getByText('1 choice', { exact: true })).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Page 1999')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: 'Page 1999' })).toBeInViewport()
  screen.getByRole('listbox').element().scrollTop = 0
  await expect.element(screen.getByRole('option', { name: 'Page 1', exact: true })).toBeVisible()
})

it('scrolls and chooses by pointer inside a dialog', async () => {
  const screen = await render(
    <Dialog open title="Where to begin" onOpenChange={() => undefined}>
      <Pages />
    </Dialog>,
  )
  await screen.getByRole('combobox', { name: 'Page' }).click()
  await expect.element(screen.getByRole('option', { name: 'Page 1', exact: true })).toBeVisible()
  await userEvent.wheel(screen.getByRole('listbox'), { delta: { y: 400 } })
  await expect.poll(() => screen.getByRole('listbox').element().scrollTop).toBeGreaterThan(0)
  await screen.getByRole('option', { name: 'Page 12', exact: true }).click()
  await expect.element(screen.getByRole('combobox', { name: 'Page' })).toHaveValue('Page 12')
})

it('shows the best match first, however far the list was scrolled before', async () => {
  const screen = await render(<Pages />)
  await userEvent.keyboard('{Tab}{ArrowDown}{PageDown}{PageUp}')
  const list = screen.getByRole('listbox')
  list.element().scrollTop = 30_000
  await expect.element(screen.getByRole('option', { name: 'Page 1', exact: true })).not.toBeInTheDocument()
  await userEvent.keyboard('p')
  await expect.element(screen.getByRole('option', { name: 'Page 1', exact: true })).toBeInViewport()
  const first = screen.getByRole('option', { name: 'Page 1', exact: true }).element()
  expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.element().getBoundingClientRect().top)
  expect(screen.getByRole('combobox').element()).toHaveAttribute('aria-activedescendant', first.id)
})
