import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Stack } from '../layout'
import { Banner, bannerTones } from '.'

const meta = {
  title: 'Components/Banner',
  component: Banner,
  parameters: {
    docs: {
      description: {
        component:
          'A word about the screen as a whole that stays until it no longer holds: unsaved work, no connection, a limit. What is over in a moment is a toast; what stands in the place of content is an `ErrorState`. Critical banners interrupt a screen reader, the others wait for a pause. Its buttons are reached with Tab.',
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

export const WordsOnly: Story = { args: { tone: 'neutral', children: 'This book is open for reading only.' } }

export const LongWords: Story = {
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
