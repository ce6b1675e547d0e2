import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Badge } from '../badge'
import { AudioLines, ChartNoAxesColumn, CircleHelp, Library, Pencil, Settings, Users } from '../icon/icons'
import { Sidebar, SidebarOpener, type SidebarSection } from '.'

const sections: readonly SidebarSection[] = [
  {
    id: 'work',
    entries: [
      { id: 'books', label: 'Books', icon: Library, href: '#books', current: true, tail: 12 },
      { id: 'drafts', label: 'Drafts', icon: Pencil, href: '#drafts', tail: <Badge tone="warning">3</Badge> },
      { id: 'voices', label: 'Voices', icon: AudioLines, href: '#voices' },
    ],
  },
  {
    id: 'house',
    title: 'Organisation',
    entries: [
      { id: 'people', label: 'People', icon: Users, href: '#people' },
      { id: 'reading', label: 'Reading statistics', icon: ChartNoAxesColumn, href: '#reading' },
      { id: 'settings', label: 'Settings', icon: Settings, href: '#settings' },
      { kind: 'action', id: 'help', label: 'Help', icon: CircleHelp, onPress: () => undefined },
    ],
  },
]

function Studio({ start = false, open: startOpen = false }: { readonly start?: boolean; readonly open?: boolean }) {
  const [collapsed, setCollapsed] = useState(start)
  const [open, setOpen] = useState(startOpen)
  return (
    <div style={{ blockSize: '100dvh' }}>
      <Sidebar
        label="Studio"
        sections={sections}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
        open={open}
        onOpenChange={setOpen}
      />
    </div>
  )
}

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  subcomponents: { SidebarOpener },
  args: { label: 'Studio', sections, open: false, onOpenChange: () => undefined },
  argTypes: { sections: { control: false }, top: { control: false } },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    frame: { width: 1024 },
    docs: {
      description: {
        component: [
          '**Use for** navigation with more than four destinations, in the `sidebar` of `AppShell`. It can collapse to its icons; on phones `SidebarOpener` opens it as a drawer.',
          '**Use links in the header instead** when there are four destinations or fewer.',
          '**Keyboard**: Tab moves from item to item; Escape closes the drawer.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { render: () => <Studio /> }

export const Collapsed: Story = { render: () => <Studio start /> }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375', isRotated: false } },
  render: () => <Studio open />,
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, render: () => <Studio /> }
