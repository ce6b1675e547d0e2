import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout'
import { Heading, headingLevels, headingSizes } from '.'

const meta = {
  title: 'Content/Heading',
  component: Heading,
  args: { level: 1, children: 'The Wind in the Willows' },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** titles. `level` is the place in the outline of the page, `size` only the look; do not skip levels.',
          '**Use `Text` instead** when the text titles nothing. Sizes `display` to `m` use the book typeface; `s` and `label` use the interface typeface.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const PageTitle: Story = {}

export const EverySize: Story = {
  render: () => (
    <Stack gap="l">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          The river bank ({size})
        </Heading>
      ))}
    </Stack>
  ),
}

/** The default size of each level. */
export const EveryLevel: Story = {
  render: () => (
    <Stack gap="l">
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
}

export const Centred: Story = { args: { align: 'center' } }

export const LongText: Story = {
  args: {
    children:
      'A short walk along a very long river, told by everybody who went along and by some who did not: Donaudampfschifffahrtsgesellschaft',
  },
}
