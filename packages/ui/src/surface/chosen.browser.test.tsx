import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToggleGroup, toggleSizes } from '../toggle-group'
import { Button } from '../button'
import { ChoiceGroup, type Choice } from '../choice-group'
import { Star } from '../icon/icons'
import { IconButton } from '../icon-button'
import { Toolbar, ToolbarChoice, ToolbarToggles } from '../toolbar'
import '../styles.css'

const nothing = () => undefined
const choices: readonly Choice<'a' | 'b'>[] = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
]

const look = (part: Element) => {
  const { backgroundColor, color, borderColor } = getComputedStyle(part)
  return { backgroundColor, color, borderColor }
}

it.each([1280, 375])('is as high as buttons of its size in a window of %d px', async (width) => {
  await page.viewport(width, 700)
  for (const size of toggleSizes) {
    const screen = await render(
      <>
        <Button size={size}>Beside</Button>
        <ChoiceGroup label="Choice" hideLabel size={size} choices={choices} value="a" onChange={nothing} />
        <ToggleGroup label="Toggles" kind="multiple" size={size} choices={choices} value={['a']} onChange={nothing} />
      </>,
    )
    const height = (part: Element) => part.getBoundingClientRect().height
    const beside = height(screen.getByRole('button', { name: 'Beside' }).element())
    expect(height(screen.getByRole('group', { name: 'Toggles' }).element())).toBe(beside)
    expect(height(screen.getByRole('radio', { name: 'One' }).element().closest('div')!)).toBe(beside)
    await screen.unmount()
  }
  await page.viewport(414, 896)
})

it('shows only the outline of a disabled selection, without the sunken background', async () => {
  const screen = await render(
    <>
      <ChoiceGroup disabled label="Choice" choices={choices} value="a" onChange={nothing} />
      <ToggleGroup disabled kind="multiple" label="Toggles" choices={choices} value={['a']} onChange={nothing} />
      <Button disabled tone="accent">
        Press
      </Button>
      <Button disabled tone="critical">
        Delete
      </Button>
    </>,
  )
  const choice = screen.getByRole('radio', { name: 'One' }).element().closest('label')!
  const toggle = screen.getByRole('button', { name: 'One' }).element()
  const buttons = ['Press', 'Delete'].map((name) => screen.getByRole('button', { name }).element())
  for (const part of [choice, choice.parentElement!, toggle, toggle.parentElement!, ...buttons])
    expect(getComputedStyle(part).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  for (const part of [choice, toggle]) expect(getComputedStyle(part).boxShadow).toContain('1px inset')
})

it('has one look for one of several and one for a single toggle, in every component', async () => {
  const screen = await render(
    <>
      <ChoiceGroup label="Choice" choices={choices} value="a" onChange={nothing} />
      <Toolbar label="Bar">
        <ToolbarChoice label="Tool" choices={[{ value: 'c', label: 'Three' }]} value="c" onChange={nothing} />
        <ToolbarToggles label="Shown" choices={[{ value: 'd', label: 'Four' }]} value={['d']} onChange={nothing} />
      </Toolbar>
      <ToggleGroup
        label="Toggles"
        kind="multiple"
        choices={[{ value: 'e', label: 'Five' }]}
        value={['e']}
        onChange={nothing}
      />
      <IconButton icon={Star} label="Six" pressed />
    </>,
  )
  const chosen = look(screen.getByRole('radio', { name: 'One' }).element().closest('label')!)
  expect(look(screen.getByRole('radio', { name: 'Three' }).element()).backgroundColor).toBe(chosen.backgroundColor)
  const [four, five, six] = ['Four', 'Five', 'Six'].map((name) => look(screen.getByRole('button', { name }).element()))
  expect(four!.backgroundColor).toBe(five!.backgroundColor)
  expect(six!.backgroundColor).toBe(five!.backgroundColor)
  expect([four!.color, six!.color]).toEqual([five!.color, five!.color])
  expect(five!.backgroundColor).not.toBe(chosen.backgroundColor)
})

const themes = ['Dark', 'Light', 'Match system', 'High contrast'].map((label) => ({ value: label, label }))

it('uses equal columns without a gap when it does not fit in one row', async () => {
  for (const [width, columns] of [
    [1280, 4],
    [320, 2],
    [180, 1],
  ] as const) {
    await page.viewport(1280, 700)
    const screen = await render(
      <div style={{ inlineSize: `${width}px` }}>
        <ChoiceGroup label="Theme" choices={themes} value="Dark" onChange={nothing} />
        <ToggleGroup label="Toggles" kind="multiple" choices={themes} value={['Dark']} onChange={nothing} />
      </div>,
    )
    const groups = [
      [...screen.container.querySelectorAll('label')],
      [...screen.getByRole('group', { name: 'Toggles' }).element().children],
    ]
    for (const parts of groups) {
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const tops = boxes.map((box) => Math.round(box.top))
      const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length)
      expect(rows).toEqual(Array.from({ length: 4 / columns }, () => columns))
      // In one row each is as wide as its label.
      expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(columns === 4 ? 4 : 1)
    }
    await screen.unmount()
  }
})

it('returns to one row when the window grows', async () => {
  await page.viewport(320, 700)
  const screen = await render(<ToggleGroup label="Toggles" choices={themes} value={null} onChange={nothing} />)
  const group = screen.getByRole('group', { name: 'Toggles' })
  await expect.element(group).toHaveAttribute('data-columns', '2')
  await page.viewport(1280, 700)
  await expect.element(group).not.toHaveAttribute('data-columns')
  await page.viewport(414, 896)
})
