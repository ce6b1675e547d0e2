import type { InterfaceLocale } from '@lectern/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Inline } from '../layout'
import { LocaleProvider } from '../locale/locale-provider'
import { useLocale } from '../locale/use-locale'
import { ThemeToggle } from '../theme-toggle'
import { LocaleToggle } from '.'

function Bar() {
  const given = useLocale()
  const [locale, setLocale] = useState<InterfaceLocale>(given.locale)
  return (
    <LocaleProvider locale={locale} onLocaleChoice={setLocale} direction={given.direction}>
      <Inline gap="xs">
        <LocaleToggle />
        <ThemeToggle />
      </Inline>
    </LocaleProvider>
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
