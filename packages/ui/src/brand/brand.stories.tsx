import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../layout'
import { LogoMark, logoSizes, Wordmark } from '.'

const meta = { title: 'Foundations/Mark and wordmark', tags: ['!autodocs'], component: Wordmark } satisfies Meta<
  typeof Wordmark
>
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
