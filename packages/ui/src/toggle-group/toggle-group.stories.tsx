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
  readonly hideLabel?: boolean | undefined
  readonly size?: ToggleSize | undefined
  readonly looks?: 'labels' | 'icons' | 'both'
  readonly disabled?: boolean | undefined
  readonly disabledLayer?: Layer
}

const dress = (looks: LayersProps['looks'], disabledLayer: Layer | undefined) =>
  layers.map(({ icon, ...layer }) => ({
    ...layer,
    icon: looks === 'labels' ? undefined : icon,
    hideLabel: looks === 'icons',
    disabled: layer.value === disabledLayer,
  }))

function Layers({ size, looks = 'both', hideLabel, disabled, disabledLayer }: LayersProps) {
  const [shown, setShown] = useState<readonly Layer[]>(['words', 'captions'])
  return (
    <ToggleGroup
      kind="multiple"
      label="Shown on the page"
      hideLabel={hideLabel}
      size={size}
      disabled={disabled}
      choices={dress(looks, disabledLayer)}
      value={shown}
      onChange={setShown}
    />
  )
}

function OneLayer({ looks = 'labels' }: LayersProps) {
  const [shown, setShown] = useState<Layer | null>('sound')
  return <ToggleGroup label="Shown alone" choices={dress(looks, undefined)} value={shown} onChange={setShown} />
}

const meta = {
  title: 'Choices/ToggleGroup',
  component: ToggleGroup,
  args: {
    kind: 'multiple',
    label: 'Shown on the page',
    choices: dress('both', undefined),
    value: ['words', 'captions'],
    onChange: () => undefined,
  },
  argTypes: { choices: { control: false }, value: { control: false } },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** related buttons that stay on: several, one or none. Use icons alone only when they are familiar; their labels become tooltips.',
          '**Use `ChoiceGroup` instead** when one option is always chosen, **`Toolbar` instead** beside other tools.',
          '**Keyboard**: one Tab stop; arrow keys, Home and End move, Space and Enter toggle.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ToggleGroup<Layer>>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  render: ({ size, hideLabel, disabled }) => <Layers size={size} hideLabel={hideLabel} disabled={disabled} />,
}

export const HiddenLabel: Story = { render: () => <Layers hideLabel /> }

export const LabelsOnly: Story = { render: () => <Layers looks="labels" /> }

export const IconsOnly: Story = { render: () => <Layers looks="icons" /> }

export const OneOrNone: Story = { render: () => <OneLayer /> }

export const BothSizes: Story = {
  render: () => (
    <Stack gap="l" align="start">
      {toggleSizes.map((size) => (
        <Stack key={size} gap="s" align="start">
          <Layers size={size} hideLabel />
          <Layers size={size} looks="icons" hideLabel />
        </Stack>
      ))}
    </Stack>
  ),
}

export const OneDisabled: Story = { render: () => <Layers disabledLayer="captions" /> }

export const Disabled: Story = { render: () => <Layers disabled /> }

/** In a narrow column. */
export const LongText: Story = {
  args: {
    choices: [
      { value: 'words', label: 'Palabras reconocidas' },
      { value: 'captions', label: 'Subtítulos de la narración' },
      { value: 'notes', label: 'Notas de quienes leen el libro' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}
