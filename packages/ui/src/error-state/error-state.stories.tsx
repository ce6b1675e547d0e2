import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button'
import { ErrorState } from '.'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'This book could not be opened',
    message: 'The server did not answer within ten seconds.',
    advice: 'Check the connection and try again. Your reading position is kept.',
    onRetry: () => undefined,
    action: (
      <ButtonLink tone="quiet" href="#library">
        Back to the library
      </ButtonLink>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** content that could not be loaded. Say what happened and what to do, and offer a way back.',
          '**Use `Banner` or a toast instead** when the content is there and something else went wrong.',
          'Screen readers announce it immediately. **Keyboard**: “Try again” keeps the focus while it is busy.',
        ].join('\n\n'),
      },
    },
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const WithAnAction: Story = {}

export const Retrying: Story = { args: { retrying: true } }

export const InAPanel: Story = { args: { level: 3, action: undefined } }

export const TextOnly: Story = { render: ({ message }) => <ErrorState message={message} /> }

export const LongText: Story = {
  args: {
    title: 'No se ha podido abrir la variación lingüística de este capítulo',
    message: 'Error: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen konnte nicht geladen werden.',
  },
}
