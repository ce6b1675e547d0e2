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
  /** What is in the search field at first. */
  readonly search: string
}

function IconsPage({ search }: IconsProps) {
  const [wanted, setWanted] = useState(search)
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <FoundationPage
      title="Icons"
      lead="From one set, Lucide, at 16, 20, 24 or 40 px. An icon stands beside words or has a name of its own (IconButton); those that point along the text turn round from right to left (followsText)."
    >
      <Section
        title={`${found.length} of ${Object.keys(icons).length}`}
        lead="import { Play } from '@lectern/ui/icons'"
      >
        <TextField type="search" label="Find an icon" value={wanted} onChange={setWanted} />
        {found.length === 0 ? (
          <EmptyState title="No icon is called that">
            <Text>Add it in packages/ui/src/icon/icons.ts: every drawing of lucide.dev can be taken.</Text>
          </EmptyState>
        ) : (
          <ul className={styles.icons}>
            {found.map(([name, drawing]) => (
              <li key={name} className={styles.sign}>
                <Icon of={drawing} size="l" />
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
  tags: ['!autodocs'],
  args: { search: '' },
} satisfies Meta<typeof IconsPage>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}
export const Found: Story = { args: { search: 'arrow' } }
export const NothingFound: Story = { args: { search: 'unicorn' } }
