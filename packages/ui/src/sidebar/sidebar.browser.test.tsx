import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Sidebar, SidebarOpener, type SidebarSection } from '.'
import { Library, LogOut, Settings } from '../icon/icons'
import { LinkProvider } from '../link'
import { AppShell } from '../app-shell'
import '../styles.css'

function Studio({ onLeave, onFollow }: { readonly onLeave?: () => void; readonly onFollow?: (href: string) => void }) {
  const [collapsed, setCollapsed] = useState(false)
  const [open, setOpen] = useState(false)
  const sections: readonly SidebarSection[] = [
    { id: 'work', entries: [{ id: 'books', label: 'Books', icon: Library, href: '/books', current: true, tail: 12 }] },
    {
      id: 'house',
      title: 'House',
      entries: [
        { id: 'settings', label: 'Settings', icon: Settings, href: '/settings' },
        { kind: 'action', id: 'leave', label: 'Sign out', icon: LogOut, onPress: () => onLeave?.() },
      ],
    },
  ]
  return (
    <LinkProvider follow={(href) => onFollow?.(href)}>
      <AppShell
        header={<SidebarOpener onPress={() => setOpen(true)} />}
        sidebar={
          <Sidebar
            label="Studio"
            sections={sections}
            collapsed={collapsed}
            onCollapsedChange={setCollapsed}
            open={open}
            onOpenChange={setOpen}
          />
        }
      >
        Books
      </AppShell>
    </LinkProvider>
  )
}

beforeEach(async () => {
  await page.viewport(1280, 720)
})

it('is a named landmark with entries to follow by keyboard, the current one marked', async () => {
  const follow = vi.fn<(href: string) => void>()
  const leave = vi.fn<() => void>()
  const screen = await render(<Studio onFollow={follow} onLeave={leave} />)
  const nav = screen.getByRole('navigation', { name: 'Studio' })
  await expect.element(nav.getByRole('list', { name: 'House' })).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}')
  const books = nav.getByRole('link', { name: 'Books 12' })
  await expect.element(books).toHaveFocus()
  await expect.element(books).toHaveAttribute('aria-current', 'page')
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}')
  expect(follow).toHaveBeenCalledExactlyOnceWith('/settings')
  expect(leave).toHaveBeenCalledOnce()
})

it('shows only icons when collapsed, with every name in a tooltip and for screen readers', async () => {
  const screen = await render(<Studio />)
  await screen.getByRole('button', { name: 'Show icons only' }).click()
  const nav = screen.getByRole('navigation', { name: 'Studio' })
  const settings = nav.getByRole('link', { name: 'Settings' })
  expect(nav.element().getBoundingClientRect().width).toBeLessThan(80)
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
  await expect.element(settings).toHaveFocus()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Settings')
  await screen.getByRole('button', { name: 'Show names and icons' }).click()
  await expect.element(nav.getByText('Settings')).toBeVisible()
})

it('is a drawer on a phone that closes on navigation, and returns the focus on Escape', async () => {
  await page.viewport(375, 700)
  const follow = vi.fn<(href: string) => void>()
  const screen = await render(<Studio onFollow={follow} />)
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
  const opener = screen.getByRole('button', { name: 'Open the navigation' })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'Studio' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Books 12' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('link', { name: 'Settings' }).click()
  expect(follow).toHaveBeenCalledExactlyOnceWith('/settings')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
})
