import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../layout'
import { ThemeToggle } from '../theme-toggle'
import { LocaleToggle } from '.'

function Bar() {
  return (
    <Inline gap="xs">
      <LocaleToggle />
      <ThemeToggle />
    </Inline>
  )
}

const meta = {
  title: 'Components/LocaleToggle',
  component: Bar,
  parameters: {
    docs: {
      description: {
        component: [
          'The language of the interface, at the end of a bar beside the theme. The language of a book is another matter: a `Select` with its name, near the book.',
          'Each language is written in itself, so that whoever landed in the wrong one finds the way back.',
          'It draws nothing below a `LocaleProvider` that takes no choice. Keyboard: that of every list of the system.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Bar>
export default meta

export const InABar: StoryObj<typeof meta> = {}
