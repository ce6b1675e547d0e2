import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Table, type TableColumn, type TablePaging, type TableSort } from '.'
import { LocaleProvider } from '../locale/locale-provider'
import '../styles.css'

interface Book {
  readonly id: string
  readonly title: string
  readonly pages: number
}

const books: readonly Book[] = Array.from({ length: 23 }, (_, index) => ({
  id: `b${index}`,
  title: `Book ${index + 1}`,
  pages: ((index * 7) % 23) + 1,
}))
const columns: readonly TableColumn<Book>[] = [
  { id: 'title', label: 'Title', sortable: true, value: (book) => book.title },
  { id: 'pages', label: 'Pages', sortable: true, kind: 'number', value: (book) => book.pages },
]
const common = {
  label: 'Books',
  columns,
  rowKey: (book: Book) => book.id,
  rowName: (book: Book) => book.title,
}
const here: TablePaging = { kind: 'here', pageSize: 10 }

afterEach(async () => {
  await page.viewport(1280, 720)
})

function names(): string[] {
  return [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent)
}

it('is sorted by keyboard, and announces the column and the direction', async () => {
  const screen = await render(<Table {...common} rows={books} paging={here} />)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Pages' })).toHaveFocus()
  const head = screen.getByRole('columnheader', { name: 'Pages' })
  await expect.element(head).toHaveAttribute('aria-sort', 'none')
  await userEvent.keyboard('{Enter}')
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  expect(names()[0]).toBe('Book 1')
  await userEvent.keyboard(' ')
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  expect(names()[0]).toBe(books.find((book) => book.pages === 23)!.title)
  await expect.element(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'none')
})

it('changes pages by keyboard, and keeps the focus at the first and last page', async () => {
  const screen = await render(<Table {...common} rows={books} paging={here} />)
  const next = screen.getByRole('button', { name: 'Next page' })
  await expect.element(screen.getByText('1 to 10 of 23')).toBeVisible()
  next.element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(screen.getByText('21 to 23 of 23')).toBeVisible()
  expect(names()).toEqual(['Book 21', 'Book 22', 'Book 23'])
  await expect.element(next).toHaveFocus()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('21 to 23 of 23')).toBeVisible()
})

it('keeps the first visible row when the page size changes', async () => {
  const screen = await render(<Table {...common} rows={books} paging={here} />)
  await screen.getByRole('button', { name: 'Last page' }).click()
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '25')
  await expect.element(screen.getByText('1 to 23 of 23')).toBeVisible()
  expect(names()).toHaveLength(23)
})

function Selecting() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table
      {...common}
      rows={books}
      paging={here}
      selected={selected}
      onSelectedChange={setSelected}
      selectionActions={<button type="button">Archive</button>}
    />
  )
}

it('selects one row, then all visible rows, and counts those of every page', async () => {
  const screen = await render(<Selecting />)
  const all = screen.getByRole('checkbox', { name: 'Select visible rows' })
  screen.getByRole('checkbox', { name: 'Select Book 2', exact: true }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  await expect.element(all).toBeChecked()
  await expect.element(screen.getByText('10 rows selected').first()).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.element(all).not.toBeChecked()
  await expect.element(screen.getByText('10 rows selected').first()).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Archive' })).toBeVisible()
  await screen.getByRole('button', { name: 'Clear selection' }).click()
  await expect.element(screen.getByRole('button', { name: 'Archive' })).not.toBeInTheDocument()
  await expect.element(all).toHaveFocus()
})

it('leaves a server page that no longer exists', async () => {
  const change = vi.fn<(wanted: { readonly page: number; readonly pageSize: number }) => void>()
  const table = (rows: readonly Book[], total: number) => (
    <Table {...common} rows={rows} paging={{ kind: 'server', page: 2, pageSize: 10, total, onChange: change }} />
  )
  const screen = await render(table(books.slice(20, 21), 21))
  expect(change).not.toHaveBeenCalled()
  await screen.rerender(table([], 20))
  await expect.element(screen.getByText('Nothing here yet')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Previous page' })).toBeVisible()
  expect(change).toHaveBeenCalledExactlyOnceWith({ page: 1, pageSize: 10 })
  await screen.rerender(table([], 0))
  await expect.element(screen.getByText('Nothing here yet')).toBeVisible()
  expect(change).toHaveBeenCalledOnce()
})

it('uses a page size that is set later, until the reader chooses one', async () => {
  const screen = await render(<Table {...common} rows={books} />)
  expect(names()).toHaveLength(23)
  await screen.rerender(<Table {...common} rows={books} paging={here} />)
  await expect.element(screen.getByText('1 to 10 of 23')).toBeVisible()
  await screen.rerender(<Table {...common} rows={books} paging={{ kind: 'here', pageSize: 5 }} />)
  await expect.element(screen.getByText('1 to 5 of 23')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '10')
  await screen.rerender(<Table {...common} rows={books} paging={{ kind: 'here', pageSize: 25 }} />)
  await expect.element(screen.getByText('1 to 10 of 23')).toBeVisible()
})

it('requests page and order from the server, and keeps the order of its rows', async () => {
  const change = vi.fn<(wanted: { readonly page: number; readonly pageSize: number }) => void>()
  const sort = vi.fn<(sort: TableSort) => void>()
  const screen = await render(
    <Table
      {...common}
      rows={books.slice(10, 15).toReversed()}
      paging={{ kind: 'server', page: 2, pageSize: 5, total: 23, onChange: change }}
      sort={{ by: 'title', direction: 'descending' }}
      onSortChange={sort}
    />,
  )
  expect(names()).toEqual(['Book 15', 'Book 14', 'Book 13', 'Book 12', 'Book 11'])
  await expect.element(screen.getByText('11 to 15 of 23')).toBeVisible()
  await screen.getByRole('button', { name: 'Next page' }).click()
  expect(change).toHaveBeenCalledExactlyOnceWith({ page: 3, pageSize: 5 })
  await screen.getByRole('button', { name: 'Title' }).click()
  expect(sort).toHaveBeenCalledExactlyOnceWith({ by: 'title', direction: 'ascending' })
})

it('names the actions of a row, opens them by keyboard and returns the focus', async () => {
  const open = vi.fn<(id: string) => void>()
  const screen = await render(
    <Table
      {...common}
      rows={books.slice(0, 2)}
      rowActions={(book) => [{ label: 'Open', onSelect: () => open(book.id) }]}
    />,
  )
  const button = screen.getByRole('button', { name: 'Actions for Book 2' })
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(open).toHaveBeenCalledExactlyOnceWith('b1')
  await expect.element(button).toHaveFocus()
})

it('shows loading, empty and error states, with a way to try again', async () => {
  const retry = vi.fn<() => void>()
  const screen = await render(<Table {...common} rows={[]} status={{ kind: 'loading' }} />)
  await expect.element(screen.getByRole('table', { name: 'Books' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByText('Loading…')).toBeInTheDocument()
  await screen.rerender(<Table {...common} rows={[]} />)
  await expect.element(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await screen.rerender(
    <Table {...common} rows={[]} status={{ kind: 'failed', message: 'The server did not answer.', onRetry: retry }} />,
  )
  await expect.element(screen.getByRole('alert').getByText('The server did not answer.')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledOnce()
})

it('scrolls inside its container on a phone below its header, and the page does not', async () => {
  await page.viewport(320, 600)
  const wide: readonly TableColumn<Book>[] = [
    ...columns,
    ...Array.from({ length: 6 }, (_, index) => ({
      id: `more${index}`,
      label: `Another column ${index}`,
      value: (book: Book) => book.title,
    })),
  ]
  const screen = await render(
    <div style={{ blockSize: '400px' }}>
      <Table {...common} columns={wide} rows={books} />
    </div>,
  )
  const region = screen.getByRole('region', { name: 'Books' })
  await expect.element(region).toHaveAttribute('tabindex', '0')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  const scroller = region.element()
  scroller.scrollTop = 200
  const head = screen.getByRole('columnheader', { name: 'Title' }).element()
  expect(head.getBoundingClientRect().top).toBeCloseTo(scroller.getBoundingClientRect().top, 0)
})

it('aligns numbers at the right in both text directions, with their headers', async () => {
  const measured = [
    { id: 'a', title: 'A', pages: 1234.5 },
    { id: 'b', title: 'B', pages: 8 },
  ]
  const endOf = (element: Element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getBoundingClientRect().right
  }
  for (const direction of ['ltr', 'rtl'] as const) {
    const screen = await render(
      <LocaleProvider locale="en" direction={direction}>
        <Table {...common} rows={measured} />
      </LocaleProvider>,
    )
    const long = screen.getByRole('cell', { name: '1,234.5' }).element()
    const short = screen.getByRole('cell', { name: '8.0' }).element()
    expect(endOf(short)).toBeCloseTo(endOf(long), 0)
    await screen.unmount()
  }
  document.documentElement.dir = 'ltr'
})

it('formats numbers by the interface language, with aligned decimal points', async () => {
  const measured = [
    { id: 'a', title: 'A', pages: 1234.5 },
    { id: 'b', title: 'B', pages: 8 },
  ]
  const screen = await render(
    <LocaleProvider locale="es">
      <Table {...common} rows={[...measured, { id: 'c', title: 'C', pages: 12_345.25 }]} />
    </LocaleProvider>,
  )
  await expect.element(screen.getByRole('cell', { name: '12.345,25' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '8,00' })).toBeVisible()
})
