import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs, type TabActivation, type TabOrientation } from '.'
import { LocaleProvider } from '../locale/locale-provider'
import { drawFramesUntil } from '../testing/draw-frames'
import '../styles.css'

interface BookProps {
  readonly activation?: TabActivation
  readonly orientation?: TabOrientation
  readonly width?: string
}

function Book({ activation, orientation, width }: BookProps) {
  const [shown, setShown] = useState<'pages' | 'voice' | 'people' | 'settings'>('pages')
  return (
    <div style={{ inlineSize: width }}>
      <Tabs
        label="Book"
        activation={activation}
        orientation={orientation}
        value={shown}
        onChange={setShown}
        tabs={[
          { value: 'pages', label: 'Pages', content: <button type="button">Add a page</button> },
          { value: 'voice', label: 'Voice', content: 'A voice', disabled: true },
          { value: 'people', label: 'People', content: 'Three authors' },
          { value: 'settings', label: 'Settings', content: 'Settings of the book' },
        ]}
      />
    </div>
  )
}

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

it('shows the tab that the arrow keys reach, skips disabled ones, and tabs into the panel', async () => {
  const screen = await render(<Book />)
  await expect.element(screen.getByRole('tablist', { name: 'Book' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tab', { name: 'Pages' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'People' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('tabpanel', { name: 'People' })).toHaveTextContent('Three authors')
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('tabpanel', { name: 'Settings' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Pages' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tabpanel', { name: 'Pages' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Add a page' })).toHaveFocus()
})

it('waits for Enter or Space when activation is manual', async () => {
  const screen = await render(<Book activation="manual" />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'People' })).toHaveFocus()
  await expect.element(screen.getByRole('tab', { name: 'Pages' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('tabpanel', { name: 'People' })).toBeVisible()
})

it('moves up and down when the tabs are vertical', async () => {
  const screen = await render(<Book orientation="vertical" />)
  await expect.element(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(screen.getByRole('tab', { name: 'People' })).toHaveFocus()
})

it('moves along the text when it runs right to left', async () => {
  const screen = await render(
    <LocaleProvider locale="en" direction="rtl">
      <Book />
    </LocaleProvider>,
  )
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'People' })).toHaveFocus()
})

it('scrolls when it does not fit, and follows the keyboard', async () => {
  const screen = await render(<Book width="12rem" />)
  const list = screen.getByRole('tablist').element()
  await drawFramesUntil(() => list.hasAttribute('data-more-end'))
  await userEvent.keyboard('{Tab}{End}')
  await drawFramesUntil(() => list.hasAttribute('data-more-start'))
  await expect.element(screen.getByRole('tablist')).not.toHaveAttribute('data-more-end')
})

it('updates its fading edges when a tab is added or removed', async () => {
  const tabs = (labels: readonly string[]) => (
    <div style={{ inlineSize: '320px' }}>
      <Tabs
        label="Book"
        value="Pages"
        onChange={() => undefined}
        tabs={labels.map((label) => ({ value: label, label, content: label }))}
      />
    </div>
  )
  const screen = await render(tabs(['Pages']))
  const row = screen.getByRole('tablist').element()
  expect(row.hasAttribute('data-more-end')).toBe(false)
  await screen.rerender(tabs(['Pages', 'Everything that is known of the people who made this book']))
  await expect.poll(() => row.hasAttribute('data-more-end')).toBe(true)
  await screen.rerender(tabs(['Pages']))
  await expect.poll(() => row.hasAttribute('data-more-end')).toBe(false)
})

it('is aligned with its panel in either text direction', async () => {
  const starts = (side: 'left' | 'right') => {
    const words = document.createRange()
    words.selectNodeContents(document.querySelector('[role=tab]')!)
    const panel = document.querySelector('[role=tabpanel]:not([hidden])')!
    return [words.getBoundingClientRect()[side], panel.getBoundingClientRect()[side]].map(Math.round)
  }
  const screen = await render(<Book />)
  const [tab, panel] = starts('left')
  expect(tab).toBe(panel)
  await screen.unmount()
  await render(
    <LocaleProvider locale="en" direction="rtl">
      <Book />
    </LocaleProvider>,
  )
  const [tabThere, panelThere] = starts('right')
  expect(tabThere).toBe(panelThere)
})
