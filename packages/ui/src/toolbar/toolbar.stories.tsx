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
  words = false,
}: Pick<ToolbarProps, 'orientation' | 'look'> & { readonly words?: boolean }) {
  const [tool, setTool] = useState<'edit' | 'draw' | 'time'>('edit')
  const [shown, setShown] = useState<readonly ('words' | 'captions')[]>(['words'])
  const hideLabel = !words
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
  title: 'Components/Toolbar',
  component: PageTools,
  parameters: {
    docs: {
      description: {
        component: [
          'Tools for what lies below the bar. Three or more; fewer are plain buttons. What changes the place one is in are tabs or links.',
          '`ToolbarChoice` holds the one tool in the hand, `ToolbarToggles` what is on or off, `ToolbarButton` what happens at once. Where there is no room the bar scrolls and fades at that end, so the most used stand first.',
          'One stop of the Tab key: arrow keys, Home and End move along the bar, Space and Enter press.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PageTools>
export default meta
type Story = StoryObj<typeof meta>

export const Drawings: Story = {}

export const Words: Story = { args: { words: true } }

export const Vertical: Story = { args: { orientation: 'vertical' } }

export const Edge: Story = { args: { look: 'edge' } }

export const Narrow: Story = {
  args: { words: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}
