import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from '../badge'
import { CardLink } from '../card'
import { Combobox } from '../combobox'
import { LocaleProvider } from '../locale/locale-provider'
import { Select } from '../select'
import { Table } from '../table'
import { Text } from '../text'
import '../styles.css'

const title = 'Everything that came rolling along the open road'
const nothing = () => undefined

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

it('truncates English titles at their end in right-to-left layouts, aligned with the rest', async () => {
  const options = [{ value: 'a', label: title }] as const
  const screen = await render(
    <LocaleProvider locale="en" direction="rtl">
      <Text lines={1}>{title}</Text>
      <Badge>{title}</Badge>
      <CardLink title={title} titleLang="en" href="#book" />
      <Select label="Select" options={options} value="a" onChange={nothing} />
      <Combobox label="Combobox" options={options} value="a" onChange={nothing} />
    </LocaleProvider>,
  )
  const [line, badge] = screen.getByText(title).elements()
  expect(getComputedStyle(line!).direction).toBe('ltr')
  const parts = {
    heading: screen.getByRole('heading').element(),
    select: screen.getByLabelText('Select').element(),
    combobox: screen.getByRole('combobox', { name: 'Combobox' }).element(),
  }
  for (const [name, part] of Object.entries(parts)) {
    const { direction, textAlign } = getComputedStyle(part)
    expect([name, direction, textAlign]).toEqual([name, 'ltr', 'right'])
  }
  expect(getComputedStyle(badge!).direction).toBe('ltr')
  expect(getComputedStyle(document.body).direction).toBe('rtl')
})

it('leaves room for the arrow of a select in either text direction', async () => {
  const select = (label: string) => (
    <Select label="Title" options={[{ value: 'a', label }]} value="a" onChange={nothing} />
  )
  const screen = await render(
    <LocaleProvider locale="en" direction="rtl">
      {select(title)}
    </LocaleProvider>,
  )
  const paddings = () => {
    const { paddingLeft, paddingRight } = getComputedStyle(screen.getByLabelText('Title').element())
    return [parseFloat(paddingLeft), parseFloat(paddingRight)]
  }
  expect(paddings()).toEqual([36, 12])
  await screen.rerender(
    <LocaleProvider locale="en" direction="rtl">
      {select('رواية')}
    </LocaleProvider>,
  )
  expect(paddings()).toEqual([36, 12])
})

it('leaves room for the ellipsis of a truncated title, and aligns a short one with the rest', async () => {
  const long = `${title}, told by the animals of the river bank, told by the animals of the river bank`
  const short = 'The open road'
  const screen = await render(
    <LocaleProvider locale="en" direction="rtl">
      <div style={{ inlineSize: '16rem', fontSize: '16px' }}>
        <Text lines={2}>{long}</Text>
        <Text lines={2}>{short}</Text>
        <Table
          label="Books"
          columns={[{ id: 'title', label: 'Title', value: (book: { id: string }) => book.id }]}
          rows={[{ id: long }, { id: short }]}
          rowKey={(book) => book.id}
          rowName={(book) => book.id}
        />
      </div>
    </LocaleProvider>,
  )
  for (const cut of screen.getByText(long, { exact: true }).elements()) {
    const { paddingLeft, paddingRight } = getComputedStyle(cut)
    const { left, right } = cut.getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(cut)
    const lines = [...words.getClientRects()].toSorted((one, other) => one.top - other.top)
    // Left-to-right text starts at the left, so that the ellipsis follows it.
    for (const line of lines.slice(0, 2)) expect(line.left - left).toBeLessThanOrEqual(parseFloat(paddingLeft) + 1)
    expect(Math.max(...lines.slice(0, 2).map((line) => line.right))).toBeLessThanOrEqual(
      right - parseFloat(paddingRight) + 1,
    )
  }
  for (const whole of screen.getByText(short, { exact: true }).elements()) {
    const outer = whole.parentElement!
    const room = parseFloat(getComputedStyle(outer).paddingRight)
    const inner = parseFloat(getComputedStyle(whole).paddingRight)
    expect(whole.getBoundingClientRect().right - inner).toBeCloseTo(outer.getBoundingClientRect().right - room, 0)
  }
})
