import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AudioLines, BookOpen, Settings, Users } from '../icon/icons'
import { Text } from '../text'
import { tabActivations, tabOrientations, Tabs, type TabActivation, type TabOrientation, type TabsProps } from '.'

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

function Held({ value: start, ...args }: TabsProps<string>) {
  const [value, setValue] = useState(start)
  return <Tabs {...args} value={value} onChange={setValue} />
}

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
        content: <Text>Here is “{tab.label}”.</Text>,
      }))}
    />
  )
}

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'The Wind in the Willows',
    value: 'pages',
    tabs: parts.map(({ icon: _icon, ...part }) => ({ ...part, content: <Text>Here is “{part.label}”.</Text> })),
    onChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
  argTypes: {
    orientation: { control: 'inline-radio', options: tabOrientations },
    activation: { control: 'inline-radio', options: tabActivations },
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** parts of one item of which one is visible. Vertical tabs suit settings with many parts.',
          '**Use links instead** when each part has its own address, **`ChoiceGroup` instead** when a value is chosen.',
          '**Keyboard**: Tab goes to the current tab and on to its panel; arrow keys, Home and End move between tabs. With `activation="manual"`, Enter or Space shows the tab: use it when showing takes time.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Tabs<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Horizontal: Story = {}

export const WithIcons: Story = { render: () => <Book icons /> }

export const Vertical: Story = {
  render: () => <Book orientation="vertical" icons />,
}

export const Manual: Story = { args: { activation: 'manual' } }

export const OneDisabled: Story = { render: () => <Book disabledTab="voice" /> }

/** The row scrolls, and fades where more tabs follow. */
export const Many: Story = { render: () => <Book tabs={chapters} /> }

export const LongText: Story = {
  render: () => (
    <Book
      tabs={[
        { value: 'one', label: 'Páginas escaneadas y recortadas', count: 1204 },
        { value: 'two', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
        { value: 'three', label: 'Configuración' },
      ]}
    />
  ),
}
