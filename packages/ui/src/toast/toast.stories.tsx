import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
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

const meta = {
  title: 'Components/Toast',
  component: ToastButtons,
  parameters: {
    docs: {
      description: {
        component:
          'What has come of an action: a few words at the bottom right (left where text runs right to left) that go after five seconds. They wait while they are hovered, focused or nobody looks at the window; F8 goes to them, Escape closes. An action in it must be possible elsewhere too. What must not be missed is a `Banner` or a dialog. Errors interrupt a screen reader, others wait.',
      },
    },
  },
} satisfies Meta<typeof ToastButtons>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = {}

/** The newest four, held by the pointer. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const tone of toastTones) await userEvent.click(canvas.getByRole('button', { name: `Show ${tone}` }))
    const toasts = await screen.findAllByRole('listitem')
    await userEvent.hover(toasts[0] ?? canvas.getByRole('button', { name: 'Show neutral' }))
  },
}

function LongToast() {
  const show = useToast()
  return (
    <Button
      onClick={() =>
        show({
          tone: 'warning',
          message:
            'No se han podido asignar tiempos a todas las palabras: «Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen» no se encuentra en la página 12.',
          action: { label: 'Mostrar la palabra en la página', onPress: () => undefined },
        })
      }
    >
      Show
    </Button>
  )
}

export const LongWords: Story = {
  render: () => <LongToast />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await userEvent.hover(await screen.findByRole('listitem'))
  },
}
