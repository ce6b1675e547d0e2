import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Inline } from '../layout'
import { toastTones, type ToastMessage } from '.'
import { ToastButton } from './toast-button.fixture'

const messages = {
  info: 'The page is in the clipboard',
  success: 'Page 4 has been saved',
  warning: 'Page 4 has been saved on this device only',
  critical: 'Page 4 could not be saved',
} as const
const tryAgain: ToastMessage['action'] = { label: 'Try again', onPress: () => undefined }

const meta = {
  title: 'Feedback/Toast',
  component: ToastButton,
  args: { tone: 'success', message: messages.success },
  argTypes: { tone: { control: 'inline-radio', options: toastTones }, action: { control: false } },
  parameters: {
    frame: { width: 1024, height: 420 },
    docs: {
      description: {
        component: [
          '**Use for** the result of an action: a short message that disappears after five seconds. It waits while it is hovered or focused, or the window is in the background.',
          '**Use `Banner` or a dialog instead** when the message must not be missed. Offer its action elsewhere too.',
          '`useToast()` gives a function that shows one. The table lists what it takes.',
          'Errors interrupt screen readers; others wait. **Keyboard**: F8 moves to the toasts, Escape closes.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ToastButton>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { parameters: { frame: 'page' } }

/** The four newest, held by the pointer. */
export const EveryTone: Story = {
  render: () => (
    <Inline>
      {toastTones.map((tone) => (
        <ToastButton
          key={tone}
          tone={tone}
          message={messages[tone]}
          action={tone === 'critical' ? tryAgain : undefined}
        />
      ))}
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const tone of toastTones) await userEvent.click(canvas.getByRole('button', { name: `Show ${tone}` }))
    const closers = await screen.findAllByRole('button', { name: 'Close notification' })
    await userEvent.hover(closers[0] ?? canvas.getByRole('button', { name: 'Show info' }))
  },
}

export const LongText: Story = {
  args: {
    tone: 'warning',
    message:
      'No se han podido asignar tiempos a todas las palabras: «Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen» no se encuentra en la página 12.',
    action: { label: 'Mostrar la palabra en la página', onPress: () => undefined },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show warning' }))
    await userEvent.hover(await screen.findByRole('button', { name: 'Close notification' }))
  },
}

export const OnAPhone: Story = { ...LongText, globals: { viewport: { value: 'w375', isRotated: false } } }
