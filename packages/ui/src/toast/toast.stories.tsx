import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Inline } from '../layout'
import { toastTones, useToast } from '.'

function ToastButtons() {
  const show = useToast()
  return (
    <Inline>
      {toastTones.map((tone) => (
        <Button
          key={tone}
          onClick={() =>
            show({
              tone,
              message: tone === 'critical' ? 'Failed to save page data' : 'Page data saved successfully',
              action: tone === 'critical' ? { label: 'Try again', onPress: () => undefined } : undefined,
            })
          }
        >
          Show {tone}
        </Button>
      ))}
    </Inline>
  )
}

const meta = { title: 'Components/Toast', component: ToastButtons } satisfies Meta<typeof ToastButtons>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = {}

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show critical' }))
  },
}
