import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../layout'
import { LogoMark, logoSizes, Wordmark } from '.'

const meta = {
  title: 'Foundations/Mark and wordmark',
  component: Wordmark,
  tags: ['!dev'],
  subcomponents: { LogoMark },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** the name of Lectern, once a screen, at the start of the header. `part` names the application one is in.',
          '**Use `LogoMark` instead** where the name has no room or is said beside it. Alone it needs a `label`.',
          'Their colours are those of the theme and its accent; they are never drawn in others.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Wordmark>
export default meta
type Story = StoryObj<typeof meta>

export const MarkAndName: Story = {
  render: () => (
    <Stack gap="xl">
      {logoSizes.map((size) => (
        <Wordmark key={size} size={size} />
      ))}
      <Wordmark part="Studio" />
      <Inline gap="l">
        {logoSizes.map((size) => (
          <LogoMark key={size} size={size} label={`Lectern, size ${size}`} />
        ))}
      </Inline>
    </Stack>
  ),
}
