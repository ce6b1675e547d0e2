import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button'
import { ErrorState } from '.'

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'This book could not be opened',
    message: 'The server did not answer within ten seconds.',
    advice: 'Check the connection and try again. What you have read is kept.',
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
        component:
          'Something that should stand here could not come: what happened, what to do, and a way out. The button is busy while it tries again and keeps the focus. What went wrong beside content that is here is a `Banner` or a toast. It is announced at once when it appears.',
      },
    },
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const WithAWayOut: Story = {}

export const Retrying: Story = { args: { retrying: true } }

export const InAPanel: Story = { args: { level: 3, action: undefined } }

export const WordsOnly: Story = { render: ({ message }) => <ErrorState message={message} /> }

export const LongWords: Story = {
  args: {
    title: 'No se ha podido abrir la variación lingüística de este capítulo',
    message: 'Error: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen konnte nicht geladen werden.',
  },
}
