import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge'
import { Button } from '../button'
import { Inline, Stack } from '../layout'
import { Link } from '../link'
import { ProgressBar } from '../progress-bar'
import { defaultAccent } from '../theme/default-accent'
import { AccentScope } from '.'

const partnerColors = [defaultAccent, '#fd7e1d', '#ffeb3b', '#0b6b3a', '#111111']

const meta = {
  title: 'Foundations/Accent',
  component: AccentScope,
  args: { color: '#fd7e1d', children: null },
} satisfies Meta<typeof AccentScope>
export default meta
type Story = StoryObj<typeof meta>

export const BooksAndPartners: Story = {
  render: () => (
    <Stack gap="xl">
      {partnerColors.map((color) => (
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
