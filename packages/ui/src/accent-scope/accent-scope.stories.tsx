import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge'
import { Button } from '../button'
import { Inline, Stack } from '../layout'
import { Link } from '../link'
import { ProgressBar } from '../progress-bar'
import { defaultAccent, partnerColors } from '../theme/constant-table'
import { AccentScope } from '.'

const colors = [defaultAccent, ...Object.values(partnerColors), '#0b6b3a', '#111111']

const meta = {
  title: 'Foundations/Accent',
  component: AccentScope,
  tags: ['!dev'],
  args: { color: partnerColors.orange, children: null },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** showing one part of a screen in the colour of a book or partner. The nearest scope above a component decides.',
          'Text reaches a contrast of 4.5:1 and shapes 3:1 whatever the colour, so the colour may be lightened or darkened a little.',
          '**Use a theme instead** when every colour changes: dark, light and high contrast are themes.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof AccentScope>
export default meta
type Story = StoryObj<typeof meta>

export const BooksAndPartners: Story = {
  render: () => (
    <Stack gap="xl">
      {colors.map((color) => (
        <AccentScope key={color} color={color}>
          <Inline gap="l">
            <Button tone="accent">Start reading</Button>
            <Link href="#book">The second chapter</Link>
            <Badge tone="accent">Español</Badge>
            <Stack grow>
              <ProgressBar label={color} value={0.6} />
            </Stack>
          </Inline>
        </AccentScope>
      ))}
    </Stack>
  ),
}
