import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ReorderList } from '../reorder-list'
import { SkipLink } from '../skip-link'
import { Table } from '../table'
import '../styles.css'

const nothing = () => undefined
const opacityOf = (part: Element | null) => (part === null ? NaN : Number(getComputedStyle(part).opacity))

it('the skip link is visible while focused, and takes no space before', async () => {
  const screen = await render(<SkipLink to="main" />)
  const link = screen.getByRole('link', { name: 'Skip to content' }).element()
  expect(getComputedStyle(link).clipPath).toBe('inset(50%)')
  await userEvent.tab()
  expect(document.activeElement).toBe(link)
  expect(getComputedStyle(link).clipPath).toBe('none')
  expect(link.getBoundingClientRect().width).toBeGreaterThan(100)
})

it('the arrows of an entry appear on hover and on focus', async () => {
  const screen = await render(
    <ReorderList
      label="Chapters"
      entries={['The river bank', 'The open road']}
      entryKey={(entry) => entry}
      entryName={(entry) => entry}
      onReorder={nothing}
    >
      {(entry) => <span>{entry}</span>}
    </ReorderList>,
  )
  const arrow = screen.getByRole('button', { name: /^Move The river bank/ }).last()
  const steps = arrow.element().closest('li')?.lastElementChild ?? null
  // Away from wherever the pointer was before.
  await userEvent.hover(screen.getByText('The open road', { exact: true }).first())
  await expect.poll(() => opacityOf(steps)).toBe(0)
  await userEvent.hover(screen.getByText('The river bank', { exact: true }).first())
  await expect.poll(() => opacityOf(steps)).toBe(1)
  await userEvent.hover(screen.getByText('The open road', { exact: true }).first())
  await expect.poll(() => opacityOf(steps)).toBe(0)
  await userEvent.tab()
  await expect.poll(() => opacityOf(steps)).toBe(1)
})

it('the arrow of a sortable column appears on hover and on focus', async () => {
  const screen = await render(
    <Table
      label="Books"
      columns={[{ id: 'title', label: 'Title', sortable: true, value: (book: { id: string }) => book.id }]}
      rows={[{ id: 'The open road' }]}
      rowKey={(book) => book.id}
      rowName={(book) => book.id}
    />,
  )
  const button = screen.getByRole('button', { name: 'Title' })
  const arrow = button.element().querySelector('svg')
  await userEvent.hover(screen.getByText('The open road').first())
  await expect.poll(() => opacityOf(arrow)).toBe(0)
  await userEvent.hover(button)
  await expect.poll(() => opacityOf(arrow)).toBe(1)
  await userEvent.hover(screen.getByText('The open road').first())
  await expect.poll(() => opacityOf(arrow)).toBe(0)
  await userEvent.tab()
  await expect.poll(() => opacityOf(arrow)).toBe(1)
})
