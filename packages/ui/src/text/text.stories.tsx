import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout'
import { Text, textFaces, textSizes, textTones } from '.'

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'The Mole had been working very hard all the morning, spring-cleaning his little home.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Body: Story = {}

export const Vocabulary: Story = {
  render: ({ children }) => (
    <Stack gap="m">
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {children}
        </Text>
      ))}
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
