import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { EmptyState } from '../empty-state'
import { Icon } from '../icon'
import * as icons from '../icon/icons'
import { Text } from '../text'
import { TextField } from '../text-field'
import { FoundationPage, Section } from './page'
import * as styles from './samples.css'

interface IconsProps {
  /** The initial text of the search field. */
  readonly search: string
}

function IconsPage({ search }: IconsProps) {
  const [wanted, setWanted] = useState(search)
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <FoundationPage
      title="Icons"
      lead="From one set, Lucide, at 16, 20, 24 or 40 px. An icon is beside a label or has an accessible name (IconButton). Icons that point along the text are mirrored from right to left (followsText)."
    >
      <Section
        title={`${found.length} of ${Object.keys(icons).length}`}
        lead="import { Play } from '@lectern/ui/icons'"
      >
        <TextField type="search" label="Find an icon" value={wanted} onChange={setWanted} />
        {found.length === 0 ? (
          <EmptyState title="No icon has this name">
            <Text>Every icon from lucide.dev can be added in packages/ui/src/icon/icons.ts.</Text>
          </EmptyState>
        ) : (
          <ul className={styles.icons}>
            {found.map(([name, icon]) => (
              <li key={name} className={styles.iconSample}>
                <Icon of={icon} size="l" />
                <Text size="xs" face="code">
                  {name}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </FoundationPage>
  )
}

const meta = {
  title: 'Foundations/Icons',
  component: IconsPage,
  tags: ['page', '!dev'],
  args: { search: '' },
} satisfies Meta<typeof IconsPage>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const Found: Story = { tags: ['!autodocs'], args: { search: 'arrow' } }
export const NothingFound: Story = { tags: ['!autodocs'], args: { search: 'unicorn' } }
