import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Stack } from '../layout'
import { Banner, bannerTones } from '.'

const samples = {
  info: { title: 'A new version is ready', message: 'It starts the next time you open Lectern.' },
  success: { title: 'The book is published', message: 'Everybody who has the link can read it.' },
  warning: { title: 'You are offline', message: 'Your changes are kept on this device until you are back.' },
  critical: { title: 'Page 4 could not be saved', message: 'Copy your text before you leave this page.' },
} as const

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a message about the whole screen that stays until it no longer applies: unsaved work, no connection, a limit.',
          '**Use a toast instead** when the message matters for a moment only, **`ErrorState` instead** when the content itself could not be loaded.',
          'Critical banners interrupt screen readers; others wait for a pause. **Keyboard**: Tab reaches the actions.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = {
  render: () => (
    <Stack>
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone} title={samples[tone].title} onDismiss={() => undefined}>
          {samples[tone].message}
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
        <Button size="s">Restore</Button>
        <Button size="s" tone="quiet">
          Discard
        </Button>
      </>
    ),
  },
  argTypes: { action: { control: false } },
}

export const TextOnly: Story = { args: { tone: 'info', children: 'This book is open for reading only.' } }

export const LongText: Story = {
  args: {
    tone: 'critical',
    title: 'No se ha podido guardar el capítulo porque otra persona lo ha cambiado al mismo tiempo',
    children:
      'Tus cambios siguen en este dispositivo. Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, http://example.org/libros/9/capitulos/4/paginas/12/variaciones/es',
    action: <Button size="s">Reintentar</Button>,
    onDismiss: () => undefined,
  },
  argTypes: { action: { control: false } },
}
