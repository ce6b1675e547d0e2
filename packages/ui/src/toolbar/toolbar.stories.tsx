import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import {
  Captions,
  Copy,
  Highlighter,
  MousePointer2,
  Redo2,
  SquareDashed,
  Timer,
  Trash2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from '../icon/icons'
import {
  Toolbar,
  ToolbarButton,
  ToolbarChoice,
  toolbarLooks,
  toolbarOrientations,
  ToolbarRest,
  ToolbarSeparator,
  ToolbarText,
  ToolbarToggles,
  type ToolbarProps,
} from '.'

const nothing = () => undefined

function PageTools({
  orientation,
  look,
  labels = false,
}: Pick<ToolbarProps, 'orientation' | 'look'> & { readonly labels?: boolean }) {
  const [tool, setTool] = useState<'edit' | 'draw' | 'time'>('edit')
  const [shown, setShown] = useState<readonly ('words' | 'captions')[]>(['words'])
  const hideLabel = !labels
  return (
    <Toolbar label="Page tools" orientation={orientation} look={look}>
      <ToolbarChoice
        label="Tool"
        value={tool}
        onChange={setTool}
        choices={[
          { value: 'edit', label: 'Edit', icon: MousePointer2, hideLabel },
          { value: 'draw', label: 'Draw', icon: SquareDashed, hideLabel },
          { value: 'time', label: 'Time', icon: Timer, hideLabel },
        ]}
      />
      <ToolbarSeparator />
      <ToolbarButton label="Undo" icon={Undo2} hideLabel followsText shortcut="$mod+Z" onPress={nothing} />
      <ToolbarButton
        label="Redo"
        icon={Redo2}
        hideLabel
        followsText
        shortcut="$mod+Shift+Z"
        disabled
        onPress={nothing}
      />
      <ToolbarSeparator />
      <ToolbarButton label="Duplicate" icon={Copy} hideLabel={hideLabel} onPress={nothing} />
      <ToolbarButton label="Delete" icon={Trash2} hideLabel={hideLabel} onPress={nothing} />
      <ToolbarSeparator />
      <ToolbarToggles
        label="Shown"
        value={shown}
        onChange={setShown}
        choices={[
          { value: 'words', label: 'Words', icon: Highlighter, hideLabel },
          { value: 'captions', label: 'Captions', icon: Captions, hideLabel },
        ]}
      />
      {orientation !== 'vertical' && <ToolbarRest />}
      <ToolbarButton label="Shrink" icon={ZoomOut} hideLabel onPress={nothing} />
      {orientation !== 'vertical' && <ToolbarText>120%</ToolbarText>}
      <ToolbarButton label="Enlarge" icon={ZoomIn} hideLabel onPress={nothing} />
    </Toolbar>
  )
}

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  subcomponents: { ToolbarButton, ToolbarChoice, ToolbarToggles, ToolbarText, ToolbarSeparator, ToolbarRest },
  args: { label: 'Page tools', children: null },
  argTypes: {
    children: { control: false },
    look: { control: 'inline-radio', options: toolbarLooks },
    orientation: { control: 'inline-radio', options: toolbarOrientations },
  },
  render: ({ orientation, look }) => <PageTools orientation={orientation} look={look} />,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** three or more tools for the content below the bar: `ToolbarChoice` for the current tool, `ToolbarToggles` for what is on or off, `ToolbarButton` for actions.',
          '**Use buttons instead** when there are fewer, **`Tabs` or links instead** when they lead elsewhere.',
          '`ToolbarText` tells a value between the tools, `ToolbarSeparator` parts them, `ToolbarRest` moves what follows to the other end.',
          'Without enough room the bar scrolls, so put the most frequent tools first.',
          '**Keyboard**: one Tab stop; arrow keys, Home and End move, Space and Enter press.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

export const IconsOnly: Story = {}

export const WithLabels: Story = {
  render: () => <PageTools labels />,
}

export const Vertical: Story = { args: { orientation: 'vertical' } }

export const Edge: Story = { args: { look: 'edge' } }

/** The bar scrolls if its tools do not fit. */
export const Narrow: Story = {
  render: () => <PageTools labels />,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const EveryToolDisabled: Story = {
  args: {
    children: (
      <>
        <ToolbarButton label="Undo" icon={Undo2} hideLabel followsText disabled onPress={nothing} />
        <ToolbarSeparator />
        <ToolbarButton label="Duplicate" icon={Copy} disabled onPress={nothing} />
        <ToolbarButton label="Delete" icon={Trash2} disabled onPress={nothing} />
      </>
    ),
  },
  render: (args) => <Toolbar {...args} />,
}
