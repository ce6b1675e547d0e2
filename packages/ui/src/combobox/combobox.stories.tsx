import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout'
import { Combobox, type ComboboxOption, type ComboboxProps } from '.'

function Held({ value: start, onClear, ...args }: ComboboxProps<string>) {
  const [value, setValue] = useState(start)
  return (
    <Combobox
      {...args}
      value={value}
      onChange={setValue}
      onClear={onClear === undefined ? undefined : () => setValue(null)}
    />
  )
}

const languages: readonly ComboboxOption<string>[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español', keywords: ['Spanish'], lang: 'es' },
  { value: 'zh', label: '中文', keywords: ['Chinese'], lang: 'zh' },
  { value: 'ar', label: 'العربية', keywords: ['Arabic'], lang: 'ar' },
  { value: 'de', label: 'Deutsch', keywords: ['German'], lang: 'de' },
  { value: 'fr', label: 'Français', keywords: ['French'], lang: 'fr' },
  { value: 'hi', label: 'हिन्दी', keywords: ['Hindi'], lang: 'hi' },
  { value: 'ja', label: '日本語', keywords: ['Japanese'], lang: 'ja' },
]

const voices: readonly ComboboxOption<string>[] = [
  { value: 'ada', label: 'Ada', hint: 'Calm, English', group: 'My voices' },
  { value: 'mole', label: 'Mole', hint: 'Deep, English', group: 'My voices' },
  { value: 'alvaro', label: 'Álvaro', hint: 'Lively, Spanish', group: 'Library' },
  { value: 'beatriz', label: 'Beatriz', hint: 'Warm, Spanish', group: 'Library' },
  { value: 'li', label: 'Li', hint: 'Clear, Chinese · needs a larger plan', group: 'Library', disabled: true },
  { value: 'noor', label: 'Noor', hint: 'Soft, Arabic', group: 'Library' },
]

const many: readonly ComboboxOption<string>[] = Array.from({ length: 2000 }, (_, position) => ({
  value: `page-${position + 1}`,
  label: `Page ${position + 1}`,
  group: `Chapter ${Math.floor(position / 100) + 1}`,
}))

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'))
}

const meta = {
  title: 'Choices/Combobox',
  component: Combobox,
  args: { label: 'Book language', options: languages, value: 'es', placeholder: 'Search', onChange: () => undefined },
  render: (args) => <Held {...args} />,
  parameters: {
    frame: { height: 460 },
    docs: {
      description: {
        component: [
          '**Use for** one of eight or more options, found by typing. Search ignores capitals and accents and includes hints and `keywords`.',
          '**Use `Select` instead** when there are fewer options, **`ChoiceGroup` instead** when two to five should stay visible.',
          '**Keyboard**: Arrow down opens the list, the arrow keys move, Enter chooses, Escape closes and keeps the choice. With `onClear`, emptying the field clears it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Combobox<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { parameters: { frame: 'page' } }

export const Open: Story = { play: open }

export const Groups: Story = { args: { label: 'Voice', options: voices, value: 'alvaro' }, play: open }

export const Searched: Story = {
  args: { label: 'Voice', options: voices, value: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'SPANISH')
  },
}

export const NothingFound: Story = {
  parameters: { frame: { height: 200 } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Klingon')
  },
}

export const Loading: Story = {
  parameters: { frame: { height: 200 } },
  args: { options: [], value: null, busy: true },
  play: open,
}

export const NoOptions: Story = {
  parameters: { frame: { height: 200 } },
  args: { options: [], value: null },
  play: open,
}

export const CanBeCleared: Story = {
  parameters: { frame: 'page' },
  args: { optional: true, onClear: () => undefined },
}

export const TwoThousand: Story = {
  args: { label: 'Go to', options: many, value: 'page-250', hint: 'Type a number.' },
  play: open,
}

export const Invalid: Story = {
  parameters: { frame: 'page' },
  args: { value: null, error: 'Choose the language the book is written in.' },
}

export const Disabled: Story = {
  parameters: { frame: 'page' },
  args: { disabled: true, onClear: () => undefined },
}

export const LongText: Story = {
  args: {
    label: 'Idioma principal en el que está escrita la obra original',
    value: 'long',
    options: [
      { value: 'long', label: 'Español de la Península Ibérica con las grafías anteriores a la reforma de 1815' },
      { value: 'word', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
    ],
  },
  play: open,
}

export const BothSizes: Story = {
  parameters: { frame: 'page' },
  render: (args) => (
    <Stack gap="l">
      <Held {...args} size="s" />
      <Held {...args} size="m" />
    </Stack>
  ),
}

export const OnAPhone: Story = {
  args: { label: 'Voice', options: voices, value: 'alvaro' },
  play: open,
  globals: { viewport: { value: 'w375', isRotated: false } },
}
