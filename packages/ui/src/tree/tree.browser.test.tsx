import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tree, type BranchState, type TreeNode } from '.'
import { LocaleProvider } from '../locale/locale-provider'
import '../styles.css'

const chapters: readonly TreeNode[] = [
  { id: 'cover', label: 'Cover' },
  {
    id: 'one',
    label: 'Chapter one',
    children: [
      { id: 'p1', label: 'Page 1' },
      { id: 'p2', label: 'Page 2' },
    ],
  },
  { id: 'two', label: 'Chapter two', children: 'later' },
]

interface ContentsProps {
  readonly states?: ReadonlyMap<string, BranchState>
  readonly onBranchRetry?: (id: string) => void
}

function Contents({ states, onBranchRetry }: ContentsProps) {
  const [selected, setSelected] = useState<string | null>(null)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <Tree
        label="Contents"
        nodes={chapters}
        selected={selected}
        onSelect={setSelected}
        expanded={expanded}
        onExpandedChange={setExpanded}
        branchStates={states}
        onBranchRetry={onBranchRetry}
      />
      <button type="button">After</button>
    </>
  )
}

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

it('is one tab stop; arrows move and expand, Enter selects, Tab returns to the last entry', async () => {
  const screen = await render(<Contents />)
  await expect.element(screen.getByRole('tree', { name: 'Contents' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('treeitem', { name: 'Cover' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  const chapter = screen.getByRole('treeitem', { name: 'Chapter one' })
  await expect.element(chapter).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  const leaf = screen.getByRole('treeitem', { name: 'Page 2' })
  await expect.element(leaf).toHaveFocus()
  await expect.element(leaf).toHaveAttribute('aria-selected', 'true')
  await expect.element(leaf).toHaveAttribute('aria-level', '2')
  await expect.element(leaf).toHaveAttribute('aria-posinset', '2')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(leaf).toHaveFocus()
})

it('finds entries by their first letters', async () => {
  const screen = await render(<Contents />)
  await userEvent.keyboard('{Tab}chapter t')
  await expect.element(screen.getByRole('treeitem', { name: 'Chapter two' })).toHaveFocus()
})

it('opens towards the end of the line when text runs right to left', async () => {
  const screen = await render(
    <LocaleProvider locale="en" direction="rtl">
      <Contents />
    </LocaleProvider>,
  )
  const chapter = screen.getByRole('treeitem', { name: 'Chapter one' })
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowRight}')
  await expect.element(chapter).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(chapter).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
  await expect.element(chapter).toHaveFocus()
})

it('opens on a press on the arrow without selecting, and selects on a press on the label', async () => {
  const screen = await render(<Contents />)
  const chapter = screen.getByRole('treeitem', { name: 'Chapter one' })
  await userEvent.click(chapter.element().querySelector('span')!)
  await expect.element(chapter).toHaveAttribute('aria-expanded', 'true')
  await expect.element(chapter).toHaveAttribute('aria-selected', 'false')
  await screen.getByText('Chapter one').click()
  await expect.element(chapter).toHaveAttribute('aria-selected', 'true')
})

it('is busy while a branch loads, and says when it could not be loaded', async () => {
  const screen = await render(<Contents states={new Map([['two', 'loading']])} />)
  const branch = screen.getByRole('treeitem', { name: 'Chapter two' })
  await userEvent.keyboard('{Tab}{End}{ArrowRight}')
  await expect.element(branch).toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByText('Chapter two is loading…')).toBeInTheDocument()
  await screen.rerender(<Contents states={new Map([['two', 'failed']])} />)
  await expect.element(branch).not.toHaveAttribute('aria-busy')
  await expect.element(screen.getByText(/Chapter two could not be loaded/).first()).toBeVisible()
  await expect.element(branch).toHaveFocus()
})

it("offers to retry in place of a branch's entries, and keeps the focus in the tree", async () => {
  const asked: string[] = []
  const failed = new Map([['two', 'failed' as const]])
  const screen = await render(<Contents states={failed} onBranchRetry={(id) => asked.push(id)} />)
  const branch = screen.getByRole('treeitem', { name: 'Chapter two', exact: true })
  const failure = screen.getByRole('treeitem', { name: 'Chapter two could not be loaded. Try again' })
  await userEvent.keyboard('{Tab}{End}{ArrowRight}{ArrowDown}')
  await expect.element(failure).toHaveFocus()
  await expect.element(failure).toHaveAttribute('aria-level', '2')
  await userEvent.keyboard('{Enter}')
  await expect.element(branch).toHaveFocus()
  await failure.click()
  expect(asked).toEqual(['two', 'two'])
  await expect.element(branch).toHaveAttribute('aria-selected', 'false')
})

it('offers no retry without a handler', async () => {
  const screen = await render(<Contents states={new Map([['two', 'failed']])} />)
  await userEvent.keyboard('{Tab}{End}{ArrowRight}{ArrowRight}{Enter}')
  const failure = screen.getByRole('treeitem', { name: /could not be loaded/ })
  await expect.element(failure).toHaveFocus()
  await expect.element(failure).toHaveTextContent('Chapter two could not be loaded.')
})

it('does not search for the key that opens all branches', async () => {
  const screen = await render(<Contents />)
  await userEvent.keyboard('{Tab}*c')
  await expect.element(screen.getByRole('treeitem', { name: 'Chapter one' })).toHaveFocus()
})
