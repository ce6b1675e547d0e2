import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from '.'
import { ConfirmDialog } from '../confirm-dialog'
import { Dialog } from '../dialog'
import { Drawer } from '../drawer'
import { endAnimations } from '../testing/end-animations'
import { LocaleProvider } from '..'
import '../styles.css'

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await page.viewport(414, 896)
})

it('opens, moves and chooses by keyboard, and returns the focus', async () => {
  const rename = vi.fn<() => void>()
  const remove = vi.fn<() => void>()
  const screen = await render(
    <Menu
      label="Page"
      entries={[
        { label: 'Rename', onSelect: rename },
        { kind: 'separator' },
        { label: 'Delete', tone: 'critical', onSelect: remove },
      ]}
    />,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(remove).toHaveBeenCalledTimes(1)
  expect(rename).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('button', { name: 'Page' })).toHaveFocus()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

it('exposes which entries are on', async () => {
  const screen = await render(
    <Menu label="View" look="icon" entries={[{ label: 'Focus view', checked: true, onSelect: () => undefined }]} />,
  )
  await screen.getByRole('button', { name: 'View' }).click()
  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'Focus view' })).toBeChecked()
})

it('opens on a phone in landscape without choosing the entry that covers the button', async () => {
  await page.viewport(667, 375)
  const choose = vi.fn<() => void>()
  const screen = await render(
    <div style={{ position: 'fixed', insetBlockStart: 8, insetInlineEnd: 8 }}>
      <Menu label="More" look="icon" entries={[{ label: 'Search', onSelect: choose }]} />
    </div>,
  )
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  expect(choose).not.toHaveBeenCalled()
  await screen.getByRole('menuitem', { name: 'Search' }).click()
  expect(choose).toHaveBeenCalledTimes(1)
})

it('closes by a second press of its button, which keeps the focus', async () => {
  await page.viewport(1280, 800)
  const screen = await render(<Menu label="Book" entries={[{ label: 'Rename', onSelect: () => undefined }]} />)
  const button = screen.getByRole('button', { name: 'Book' })
  await button.click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await button.click()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

const asks = ['Dialog', 'Question', 'Drawer'] as const
function Asking() {
  const [asked, setAsked] = useState<(typeof asks)[number] | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Menu label="Book" entries={asks.map((label) => ({ label, onSelect: () => setAsked(label) }))} />
      <Dialog open={asked === 'Dialog'} title="Dialog" onOpenChange={close} />
      <ConfirmDialog open={asked === 'Question'} title="Question" confirmLabel="Yes" onConfirm={close} onCancel={close}>
        Sure?
      </ConfirmDialog>
      <Drawer open={asked === 'Drawer'} title="Drawer" onOpenChange={close} />
    </>
  )
}

it.each(asks)('regains the focus when the %s that was opened from it closes', async (name) => {
  const screen = await render(<Asking />)
  await screen.getByRole('button', { name: 'Book' }).click()
  await screen.getByRole('menuitem', { name }).click()
  await expect.element(screen.getByRole(name === 'Question' ? 'alertdialog' : 'dialog', { name })).toBeVisible()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Book' })).toHaveFocus()
})

it.each(asks)('regains the focus when the %s was opened and closed by keyboard', async (name) => {
  const screen = await render(<Asking />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Dialog' })).toHaveFocus()
  for (const next of asks.slice(1, asks.indexOf(name) + 1)) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('menuitem', { name: next })).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole(name === 'Question' ? 'alertdialog' : 'dialog', { name })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Book' })).toHaveFocus()
})

const nothing = () => undefined

/** A window with room for menus. The mouse is in the corner, where no menu opens: it would choose, too. */
async function useRoom(): Promise<void> {
  await page.viewport(1000, 700)
  await page.elementLocator(document.documentElement).hover({ position: { x: 990, y: 690 }, force: true })
}

it('jumps to typed text, skips disabled entries, and wraps around', async () => {
  await useRoom()
  const screen = await render(
    <Menu
      label="Page"
      entries={[
        { label: 'Rename', onSelect: nothing },
        { label: 'Share', disabled: true, onSelect: nothing },
        { label: 'Duplicate', shortcut: '$mod+D', onSelect: nothing },
        { label: 'Delete', onSelect: nothing },
      ]}
    />,
  )
  const item = (name: string) => screen.getByRole('menuitem', { name })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(item('Rename')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  // Its shortcut is announced once, and is not part of its name.
  await expect.element(screen.getByRole('menuitem', { name: 'Duplicate', exact: true })).toHaveFocus()
  await expect.element(item('Duplicate')).toHaveAttribute('aria-keyshortcuts', 'Control+D')
  await userEvent.keyboard('del')
  await expect.element(item('Delete')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Rename')).toHaveFocus()
  await expect.element(item('Share')).toHaveAttribute('aria-disabled', 'true')
})

const moving = (onSelect: () => void) => (
  <Menu
    label="Page"
    entries={[
      { kind: 'submenu', label: 'Move', entries: [{ label: 'Chapter 1', onSelect }] },
      { label: 'Delete', onSelect: nothing },
    ]}
  />
)

it('opens a submenu with the right arrow, closes it with the left, and chooses in it', async () => {
  await useRoom()
  const move = vi.fn<() => void>()
  const screen = await render(moving(move))
  const button = screen.getByRole('button', { name: 'Page' })
  const parent = screen.getByRole('menuitem', { name: 'Move' })
  const child = screen.getByRole('menuitem', { name: 'Chapter 1' })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(parent).toHaveFocus()
  await expect.element(parent).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('region', { name: 'Move' }).getByRole('menuitem')).toHaveFocus()
  await expect.element(parent).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(child).not.toBeInTheDocument()
  await expect.element(parent).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(child).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(move).toHaveBeenCalledTimes(1)
  await expect.element(button).toHaveFocus()
})

it('opens a submenu with the left arrow when text runs right to left', async () => {
  await useRoom()
  const screen = await render(
    <LocaleProvider locale="en" direction="rtl">
      {moving(nothing)}
    </LocaleProvider>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Move' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('menuitem', { name: 'Chapter 1' })).toHaveFocus()
})

function View() {
  const [words, setWords] = useState(false)
  const [size, setSize] = useState('fit')
  return (
    <Menu
      label="View"
      entries={[
        {
          kind: 'group',
          label: 'Show',
          entries: [{ label: 'Words', checked: words, staysOpen: true, onSelect: () => setWords(!words) }],
        },
        {
          kind: 'choice',
          label: 'Size',
          value: size,
          onChange: setSize,
          options: [
            { value: 'fit', label: 'Whole page' },
            { value: 'width', label: 'Page width' },
          ],
        },
      ]}
    />
  )
}

it('toggles by keyboard, and stays open when asked to', async () => {
  const screen = await render(<View />)
  const words = screen.getByRole('menuitemcheckbox', { name: 'Words' })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(words).toHaveFocus()
  await expect.element(words).not.toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.element(words).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(words).not.toBeChecked()
})

it('names its groups, and chooses one of several', async () => {
  const screen = await render(<View />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('group', { name: 'Show' })).toBeVisible()
  const sizes = screen.getByRole('group', { name: 'Size' })
  await expect.element(sizes.getByRole('menuitemradio', { name: 'Whole page' })).toBeChecked()
  await userEvent.keyboard('page w')
  await expect.element(sizes.getByRole('menuitemradio', { name: 'Page width' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitemradio', { name: 'Page width' })).toBeChecked()
})

it('is a sheet on a phone, and a press beside it only closes it', async () => {
  await page.viewport(375, 700)
  const pressed = vi.fn<() => void>()
  const screen = await render(
    <>
      <button type="button" onClick={pressed}>
        Beside
      </button>
      {moving(nothing)}
    </>,
  )
  await screen.getByRole('button', { name: 'Page' }).click()
  await endAnimations()
  const box = screen.getByRole('menu').element().getBoundingClientRect()
  expect([box.left, box.right, box.bottom]).toEqual([0, 375, 700])
  const beside = screen.getByRole('button', { name: 'Beside' }).element().getBoundingClientRect()
  const hit = document.elementFromPoint(beside.x + 5, beside.y + 5)
  expect(hit?.textContent).not.toBe('Beside')
  await screen.getByRole('button', { name: 'Beside' }).click({ force: true })
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  expect(pressed).not.toHaveBeenCalled()
})

it('can be disabled', async () => {
  const screen = await render(<Menu label="Page" disabled entries={[]} />)
  await expect.element(screen.getByRole('button', { name: 'Page' })).toBeDisabled()
})

it('is a sheet on phones only, and opens beside its button in half of a desktop window', async () => {
  const screen = await render(<Menu label="Page" entries={[{ label: 'Rename', onSelect: () => undefined }]} />)
  await page.viewport(600, 700)
  await screen.getByRole('button', { name: 'Page' }).click()
  const menu = screen.getByRole('menu').element()
  await endAnimations()
  expect(menu.getBoundingClientRect().width).toBeLessThan(360)
  await page.viewport(599, 700)
  await expect.poll(() => menu.getBoundingClientRect().width).toBe(599)
})

it.each((['ltr', 'rtl'] as const).flatMap((direction) => [600, 700].map((width) => ({ direction, width }))))(
  'keeps submenus inside a window of $width pixels, $direction',
  async ({ direction, width }) => {
    await page.viewport(width, 700)
    const onSelect = () => undefined
    const entries = [{ label: 'To the end of the chapter that comes after this one', onSelect }]
    const screen = await render(
      <LocaleProvider locale="en" direction={direction}>
        <div style={{ display: 'grid', placeItems: 'center' }}>
          <Menu label="Page" entries={[{ kind: 'submenu', label: 'Move this page to another chapter', entries }]} />
        </div>
      </LocaleProvider>,
    )
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(screen.getByRole('menuitem', { name: /^Move this/u })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('menuitem', { name: /^To the end/u })).toHaveFocus()
    await endAnimations()
    for (const menu of document.querySelectorAll('[role="menu"]')) {
      const { left, right } = menu.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  },
)

it('chooses nothing by the press that opens it, when its sheet covers the button', async () => {
  await page.viewport(320, 600)
  const choose = vi.fn<() => void>()
  const entries = Array.from({ length: 8 }, (_, index) => ({ label: `Entry ${index}`, onSelect: choose }))
  const screen = await render(
    <div style={{ position: 'fixed', insetBlockEnd: '60px', insetInlineStart: '100px' }}>
      <Menu look="icon" label="More" entries={entries} />
    </div>,
  )
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  expect(choose).not.toHaveBeenCalled()
  await screen.getByRole('menuitem', { name: 'Entry 3' }).click()
  expect(choose).toHaveBeenCalledTimes(1)
})
