import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AudioLines, Captions, Highlighter, NotebookPen } from '../icon/icons'
import { Stack } from '../layout'
import { ToggleGroup, toggleSizes, type ToggleSize } from '.'

const layers = [
  { value: 'words', label: 'Words', icon: Highlighter },
  { value: 'sound', label: 'Sound', icon: AudioLines },
  { value: 'captions', label: 'Captions', icon: Captions },
  { value: 'notes', label: 'Notes', icon: NotebookPen },
] as const
type Layer = (typeof layers)[number]['value']

interface LayersProps {
  readonly size?: ToggleSize
  readonly looks?: 'words' | 'drawings' | 'both'
  readonly disabled?: boolean
  readonly disabledLayer?: Layer
}

const dress = (looks: LayersProps['looks'], disabledLayer: Layer | undefined) =>
  layers.map(({ icon, ...layer }) => ({
    ...layer,
    icon: looks === 'words' ? undefined : icon,
    hideLabel: looks === 'drawings',
    disabled: layer.value === disabledLayer,
  }))

function Layers({ size, looks = 'both', disabled, disabledLayer }: LayersProps) {
  const [shown, setShown] = useState<readonly Layer[]>(['words', 'captions'])
  return (
    <ToggleGroup
      kind="multiple"
      label="Shown on the page"
      size={size}
      disabled={disabled}
      choices={dress(looks, disabledLayer)}
      value={shown}
      onChange={setShown}
    />
  )
}

function OneLayer({ looks = 'words' }: LayersProps) {
  const [shown, setShown] = useState<Layer | null>('sound')
  return <ToggleGroup label="Shown alone" choices={dress(looks, undefined)} value={shown} onChange={setShown} />
}

const meta = {
  title: 'Components/ToggleGroup',
  component: Layers,
  parameters: {
    docs: {
      description: {
        component: [
          'Buttons that belong together and stay pressed: several at once, or one or none. Where one is always chosen use a choice group; in a bar with other tools a toolbar.',
          'Drawings alone only where they are known; their words are then their tooltips.',
          'One stop of the Tab key: arrow keys move along the text, Home and End go to the ends, Space and Enter press.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Layers>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}

export const Words: Story = { args: { looks: 'words' } }

export const Drawings: Story = { args: { looks: 'drawings' } }

export const OneOrNone: Story = { render: () => <OneLayer /> }

export const BothSizes: Story = {
  render: () => (
    <Stack gap="l" align="start">
      {toggleSizes.map((size) => (
        <Stack key={size} gap="s" align="start">
          <Layers size={size} />
          <Layers size={size} looks="drawings" />
        </Stack>
      ))}
    </Stack>
  ),
}

export const OneDisabled: Story = { args: { disabledLayer: 'captions' } }

export const Disabled: Story = { args: { disabled: true } }
