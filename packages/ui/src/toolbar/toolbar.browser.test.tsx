import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toolbar, ToolbarButton, ToolbarChoice, ToolbarSeparator, ToolbarToggles } from '.'
import { Redo2, Undo2 } from '../icon/icons'
import { LocaleProvider } from '../locale/locale-provider'
import { drawFramesUntil } from '../testing/draw-frames'
import '../styles.css'

const undo = vi.fn<() => void>()

function Tools({ width }: { readonly width?: string }) {
  const [tool, setTool] = useState<'edit' | 'draw'>('edit')
  const [shown, setShown] = useState<readonly ('words' | 'notes')[]>([])
  return (
    <div style={{ inlineSize: width }}>
      <Toolbar label="Page tools">
        <ToolbarChoice
          label="Tool"
          value={tool}
          onChange={setTool}
          choices={[
            { value: 'edit', label: 'Edit' },
            { value: 'draw', label: 'Draw' },
          ]}
        />
        <ToolbarSeparator />
        <ToolbarButton label="Undo" icon={Undo2} hideLabel onPress={undo} />
        <ToolbarButton label="Redo" icon={Redo2} hideLabel disabled onPress={undo} />
        <ToolbarToggles
          label="Shown"
          value={shown}
          onChange={setShown}
          choices={[
            { value: 'words', label: 'Words' },
            { value: 'notes', label: 'Notes' },
          ]}
        />
      </Toolbar>
      <output>
        {tool} {shown.join()}
      </output>
    </div>
  )
}

afterEach(() => {
  document.documentElement.dir = 'ltr'
  undo.mockClear()
})

it('is one tab stop, and the arrow keys move and skip disabled tools', async () => {
  const screen = await render(<Tools />)
  await expect.element(screen.getByRole('toolbar', { name: 'Page tools' })).toBeVisible()
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Draw' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('draw')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Undo')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Words' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('draw words')
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('radio', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.closest('[role=toolbar]')).toBeNull()
})

it('keeps the current tool when it is pressed again', async () => {
  const screen = await render(<Tools />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('radio', { name: 'Edit' })).toBeChecked()
})

it('scrolls when it does not fit, marks the ends that hide tools, and follows the focus', async () => {
  const screen = await render(<Tools width="12rem" />)
  const bar = screen.getByRole('toolbar', { name: 'Page tools' }).element()
  await drawFramesUntil(() => bar.hasAttribute('data-more-end'))
  expect(bar.hasAttribute('data-more-start')).toBe(false)
  await userEvent.keyboard('{Tab}{End}')
  await drawFramesUntil(() => !bar.hasAttribute('data-more-end'))
  expect(bar.hasAttribute('data-more-start')).toBe(true)
})

it('moves along the text when it runs right to left', async () => {
  const screen = await render(
    <LocaleProvider locale="en" direction="rtl">
      <Tools />
    </LocaleProvider>,
  )
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect.element(screen.getByRole('radio', { name: 'Draw' })).toHaveFocus()
})

it.each([false, true])('centres all icons when vertical, beside labels too: %s', async (words) => {
  const screen = await render(
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Toolbar label="Tools" orientation="vertical">
        <ToolbarChoice
          label="Tool"
          choices={[{ value: 'edit', label: 'Edit', icon: Undo2, hideLabel: true }]}
          value="edit"
          onChange={() => undefined}
        />
        <ToolbarSeparator />
        <ToolbarButton label="Undo" icon={Undo2} hideLabel onPress={() => undefined} />
        <ToolbarToggles
          label="Shown"
          choices={[{ value: 'words', label: 'Words', icon: Undo2, hideLabel: true }]}
          value={['words']}
          onChange={() => undefined}
        />
        {words && <ToolbarButton label="Longer" onPress={() => undefined} />}
      </Toolbar>
    </div>,
  )
  const middles = [...screen.container.querySelectorAll('svg')].map((icon) => {
    const { left, right } = icon.getBoundingClientRect()
    return Math.round(left + right)
  })
  expect(middles).toHaveLength(3)
  expect(new Set(middles).size).toBe(1)
  const well = screen
    .getByRole('group', { name: 'Tool' })
    .or(screen.getByRole('radiogroup', { name: 'Tool' }))
    .element()
  const tool = screen.getByRole('button', { name: 'Undo' }).element()
  const isAsWide = well.getBoundingClientRect().width === tool.getBoundingClientRect().width
  expect(words || isAsWide).toBe(true)
})
