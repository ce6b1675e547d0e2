import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Badge } from '../badge'
import { AudioLines, ChartNoAxesColumn, CircleHelp, Library, Pencil, Settings, Users } from '../icon/icons'
import { Sidebar, type SidebarSection } from '.'

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
    title: 'The house',
    entries: [
      { id: 'people', label: 'People', icon: Users, href: '#people' },
      { id: 'reading', label: 'What is read, and by whom', icon: ChartNoAxesColumn, href: '#reading' },
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
  title: 'Components/Sidebar',
  component: Studio,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: {
      description: {
        component:
          'The ways through an application with more than four of them; with fewer, links in the header are enough. Stands in the sidebar of the app shell, can be made as narrow as its signs, and is a sheet on a phone, which SidebarOpener opens from the header. Tab goes from entry to entry.',
      },
    },
  },
} satisfies Meta<typeof Studio>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}

export const Narrow: Story = { args: { start: true } }

export const Sheet: Story = { args: { open: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
