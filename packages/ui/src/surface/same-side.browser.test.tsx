import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from '../badge'
import { CardLink } from '../card'
import { Combobox } from '../combobox'
import { LocaleProvider } from '../locale/locale-provider'
import { Select } from '../select'
import { Text } from '../text'
import '../styles.css'

const title = 'Everything that came rolling along the open road'
const nothing = () => undefined

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

it('cuts English titles at their end from right to left too, and keeps them on the side of the rest', async () => {
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
  const parts = {
    line,
    heading: screen.getByRole('heading').element(),
    select: screen.getByLabelText('Select').element(),
    combobox: screen.getByRole('combobox', { name: 'Combobox' }).element(),
  }
  for (const [name, part] of Object.entries(parts)) {
    const { direction, textAlign } = getComputedStyle(part!)
    expect([name, direction, textAlign]).toEqual([name, 'ltr', 'right'])
  }
  expect(getComputedStyle(badge!).direction).toBe('ltr')
  expect(getComputedStyle(document.body).direction).toBe('rtl')
})

it('leaves the arrow of a select its place, whichever way its words run', async () => {
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
