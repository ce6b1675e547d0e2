import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button'
import { Library, Star } from '../icon/icons'
import { IconButton } from '../icon-button'
import { RadioRow } from '../radio-group'
import { RowButton, RowList } from '../row-list'
import { Sidebar } from '../sidebar'
import { Table } from '../table'
import { Tabs } from '../tabs'
import { ToggleGroup } from '../toggle-group'
import { Tree } from '../tree'
import '../styles.css'

const nothing = () => undefined

afterEach(async () => {
  delete document.documentElement.dataset['theme']
  await page.viewport(414, 896)
})

/** Width of the line inside the edge, in pixels. */
function readEdge(part: Element | null): number {
  if (part === null) throw new Error('it is drawn')
  const [, width] = /0px 0px 0px (\d+)px inset/.exec(getComputedStyle(part).boxShadow) ?? []
  return Number(width ?? NaN)
}

it.each([
  ['dark', 0],
  ['light', 0],
  ['contrast', 1],
] as const)(
  'a selected or pressed control has an outline of the width for the %s theme, %d px',
  async (theme, wide) => {
    document.documentElement.dataset['theme'] = theme
    await page.viewport(1024, 896)
    const screen = await render(
      <>
        <ToggleGroup
          kind="multiple"
          label="Toggles"
          choices={[{ value: 'a', label: 'Toggle' }]}
          value={['a']}
          onChange={nothing}
        />
        <IconButton icon={Star} label="Star" pressed />
        <Button tone="quiet" aria-pressed>
          Quiet
        </Button>
        <RadioRow name="voice" label="Voice" checked onChoose={nothing} />
        <RowList label="Rows">
          <RowButton title="Row" selected onPress={nothing} />
        </RowList>
        <Sidebar
          label="Places"
          sections={[{ id: 'a', entries: [{ id: 'a', label: 'Place', icon: Library, href: '#a', current: true }] }]}
          open={false}
          onOpenChange={nothing}
        />
        <Tree
          label="Contents"
          nodes={[{ id: 'a', label: 'Leaf' }]}
          selected="a"
          onSelect={nothing}
          expanded={new Set()}
          onExpandedChange={nothing}
        />
        <Tabs
          label="Views"
          orientation="vertical"
          tabs={[{ value: 'a', label: 'Tab', content: 'Panel' }]}
          value="a"
          onChange={nothing}
        />
        <Table
          label="Books"
          columns={[{ id: 'title', label: 'Title', value: (book: { id: string }) => book.id }]}
          rows={[{ id: 'Book' }]}
          rowKey={(book) => book.id}
          rowName={(book) => book.id}
          selected={new Set(['Book'])}
          onSelectedChange={nothing}
        />
      </>,
    )
    const parts = {
      toggle: screen.getByRole('button', { name: 'Toggle' }).element(),
      star: screen.getByRole('button', { name: 'Star' }).element(),
      quiet: screen.getByRole('button', { name: 'Quiet' }).element(),
      voice: screen.getByRole('radio', { name: 'Voice' }).element().closest('label')?.parentElement ?? null,
      row: screen.getByRole('button', { name: 'Row' }).element().closest('li'),
      place: screen.getByRole('link', { name: 'Place' }).element(),
      leaf: screen.getByRole('treeitem', { name: 'Leaf' }).element(),
      tab: screen.getByRole('tab', { name: 'Tab' }).element(),
      book: screen.getByRole('checkbox', { name: /Book/ }).element().closest('tr'),
    }
    const edges = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, readEdge(part)]))
    expect(edges).toEqual(Object.fromEntries(Object.keys(parts).map((name) => [name, wide])))
  },
)
