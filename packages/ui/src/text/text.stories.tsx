import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout'
import { Text, textFaces, textSizes, textTones, textWeights } from '.'

const meta = {
  title: 'Content/Text',
  component: Text,
  args: { children: 'The Mole had been working very hard all the morning, spring-cleaning his little home.' },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** all text of the interface except titles. Most text is `m` and `plain`; `muted` is for what is read second.',
          '**Use `Heading` instead** when the text titles a section.',
          '`title` is the typeface of books; `figures` gives digits one width, for times and counts.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Body: Story = {}

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack gap="m">
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size}: {children}
        </Text>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap="m">
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {children}
        </Text>
      ))}
    </Stack>
  ),
}

export const Weights: Story = {
  render: ({ children }) => (
    <Stack gap="m">
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}: {children}
        </Text>
      ))}
    </Stack>
  ),
}

export const Faces: Story = {
  render: ({ children }) => (
    <Stack gap="m">
      {textFaces.map((face) => (
        <Text key={face} face={face}>
          {face}: 0123456789 {children}
        </Text>
      ))}
    </Stack>
  ),
}

export const CutAfterTwoLines: Story = {
  args: { lines: 2, children: 'The Mole had been working very hard all the morning. '.repeat(20) },
}

/** A word without a break opportunity is broken at the end of the line. */
export const LongWord: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenherstellerverband' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
}
