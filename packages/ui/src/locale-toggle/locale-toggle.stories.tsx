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
  title: 'Choices/LocaleToggle',
  component: LocaleToggle,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** the language of the interface, at the end of a bar. Every language is named in itself, so people can always find theirs.',
          '**Use `Select` instead** when you ask for the language of a book.',
          'It takes no props and renders only below a `LocaleProvider` with `onLocaleChoice`. **Keyboard**: as in every list of the system.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof LocaleToggle>
export default meta

export const InABar: StoryObj<typeof meta> = { render: () => <Bar /> }
