import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge'
import { Wordmark } from '../brand'
import { ButtonLink } from '../button'
import { Card } from '../card'
import { Heading } from '../heading'
import { Headphones, Library, Pencil, Plus, Settings, Users } from '../icon/icons'
import { Grid, Inline, Stack } from '../layout'
import { Link } from '../link'
import { ProgressBar } from '../progress-bar'
import { Skeleton } from '../skeleton'
import { Text } from '../text'
import { ThemeToggle } from '../theme-toggle'
import { useState } from 'react'
import { ReturnLink } from '../return-link'
import { Sidebar, SidebarOpener } from '../sidebar'
import { AppShell } from '.'

const titles = ['The Wind in the Willows', 'Zwei Brüder', 'El principito', 'First steps on the guitar']

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          '**Use for** the frame of every screen: header, main content, and optionally a sidebar before it and a panel after it. Inside another site it hides the header and keeps the link back.',
          '**Use `PresenterFrame` instead** when one thing fills the whole screen.',
          '**Keyboard**: the first Tab offers a link that skips the header.',
        ].join('\n\n'),
      },
    },
  },
  args: {
    header: (
      <>
        <Wordmark />
        <Inline as="nav" aria-label="Main" gap="l">
          <Link tone="quiet" href="#library" aria-current="page">
            Library
          </Link>
          <Link tone="quiet" href="#studio">
            Studio
          </Link>
          <ThemeToggle />
        </Inline>
      </>
    ),
    children: (
      <Stack gap="xxl">
        <Inline justify="between" align="end">
          <Stack gap="s">
            <Heading level={1} size="display">
              Library
            </Heading>
            <Text tone="muted" size="l">
              Books that read along with you.
            </Text>
          </Stack>
          <ButtonLink href="#new" tone="accent" icon={Plus}>
            New book
          </ButtonLink>
        </Inline>
        <Grid columns="card" gap="xl">
          {titles.map((title, position) => (
            <Card key={title} as="article" padding="l" interactive>
              <Stack gap="m">
                <Skeleton shape="block" />
                <Stack gap="xs">
                  <Heading level={2} size="m">
                    <Link tone="plain" href="#book">
                      {title}
                    </Link>
                  </Heading>
                  <Inline>
                    <Badge icon={Headphones}>12 min</Badge>
                    <Badge>Español</Badge>
                  </Inline>
                </Stack>
                <ProgressBar hideLabel label={`Read of ${title}`} value={position * 0.28 + 0.05} />
              </Stack>
            </Card>
          ))}
        </Grid>
        <Link href="#all">All books</Link>
      </Stack>
    ),
  },
  argTypes: {
    header: { control: false },
    aside: { control: false },
    sidebar: { control: false },
    exit: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const Screen: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }

export const Embedded: Story = { args: { embed: true } }

export const WithAside: Story = {
  args: {
    asideLabel: 'Notes',
    aside: (
      <Stack>
        <Heading level={2} size="s">
          Notes
        </Heading>
        <Text tone="muted">No notes on this page.</Text>
      </Stack>
    ),
  },
}

export const EmbeddedWithAReturnLink: Story = {
  args: {
    embed: true,
    exit: (
      <ReturnLink href="https://school.example.org/" target="_top" label="Back to school.example.org">
        school.example.org
      </ReturnLink>
    ),
  },
}

function WithSidebarShell() {
  const [open, setOpen] = useState(false)
  return (
    <AppShell
      header={
        <Inline gap="s">
          <SidebarOpener onPress={() => setOpen(true)} />
          <Wordmark part="Studio" />
        </Inline>
      }
      sidebar={
        <Sidebar
          label="Studio"
          open={open}
          onOpenChange={setOpen}
          sections={[
            {
              id: 'work',
              entries: [
                { id: 'books', label: 'Books', icon: Library, href: '#books', current: true, tail: 12 },
                { id: 'drafts', label: 'Drafts', icon: Pencil, href: '#drafts' },
              ],
            },
            {
              id: 'house',
              title: 'Organisation',
              entries: [
                { id: 'people', label: 'People', icon: Users, href: '#people' },
                { id: 'settings', label: 'Settings', icon: Settings, href: '#settings' },
              ],
            },
          ]}
        />
      }
    >
      <Heading level={1} size="display">
        Books
      </Heading>
    </AppShell>
  )
}

export const WithASidebar: Story = { render: () => <WithSidebarShell /> }
