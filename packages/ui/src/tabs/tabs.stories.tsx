import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AudioLines, BookOpen, Settings, Users } from '../icon/icons'
import { Text } from '../text'
import { tabActivations, tabOrientations, Tabs, type TabActivation, type TabOrientation } from '.'

const parts = [
  { value: 'pages', label: 'Pages', icon: BookOpen, count: 48 },
  { value: 'voice', label: 'Voice', icon: AudioLines },
  { value: 'authors', label: 'Authors', icon: Users, count: 3 },
  { value: 'settings', label: 'Settings', icon: Settings },
] as const
const chapters = Array.from({ length: 12 }, (_, position) => ({
  value: `chapter-${position + 1}`,
  label: `Chapter ${position + 1}`,
}))

interface BookProps {
  readonly orientation?: TabOrientation
  readonly activation?: TabActivation
  readonly icons?: boolean
  readonly disabledTab?: string
  readonly tabs?: readonly { readonly value: string; readonly label: string; readonly count?: number }[]
}

function Book({ orientation, activation, icons = false, disabledTab, tabs = parts }: BookProps) {
  const [shown, setShown] = useState(tabs[0]?.value ?? '')
  return (
    <Tabs
      label="The Wind in the Willows"
      orientation={orientation}
      activation={activation}
      value={shown}
      onChange={setShown}
      tabs={tabs.map((tab) => ({
        ...tab,
        icon: icons ? parts.find((part) => part.value === tab.value)?.icon : undefined,
        disabled: tab.value === disabledTab,
        content: <Text>Here is what belongs to “{tab.label}”.</Text>,
      }))}
    />
  )
}

const meta = {
  title: 'Components/Tabs',
  component: Book,
  argTypes: {
    orientation: { control: 'inline-radio', options: tabOrientations },
    activation: { control: 'inline-radio', options: tabActivations },
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Parts of one thing, one of them in sight. What has an address of its own is a link; what chooses a value is a choice group; what is read one after the other stands below one another.',
          'Where there is no room the row scrolls and fades at that end. Vertical tabs suit settings with many parts on wide screens.',
          'Tab goes to the tab that is shown and on into its panel; the arrow keys, Home and End move between tabs. With `activation="manual"` Enter or Space shows the tab: use it where showing takes time.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Book>
export default meta
type Story = StoryObj<typeof meta>

export const Horizontal: Story = {}

export const WithDrawings: Story = { args: { icons: true } }

export const Vertical: Story = { args: { orientation: 'vertical', icons: true } }

export const Manual: Story = { args: { activation: 'manual' } }

export const OneDisabled: Story = { args: { disabledTab: 'voice' } }

/** The row scrolls and fades where more lies out of sight. */
export const Many: Story = { args: { tabs: chapters } }
