import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Stack } from '../layout'
import { Banner, bannerTones } from '.'

const meta = { title: 'Components/Banner', component: Banner } satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = {
  render: () => (
    <Stack>
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone} title={`A ${tone} banner`} onDismiss={() => undefined}>
          Your changes from yesterday were kept on this device.
        </Banner>
      ))}
    </Stack>
  ),
}

export const WithActions: Story = {
  args: {
    tone: 'warning',
    title: 'Unsaved work was found',
    children: 'The window was closed before page 4 was saved.',
    action: (
      <>
        <Button size="s">Restore it</Button>
        <Button size="s" tone="quiet">
          Discard
        </Button>
      </>
    ),
  },
  argTypes: { action: { control: false } },
}
