import '@lectern/ui/fonts.css'
import { interfaceLocales, toInterfaceLocale } from '@lectern/messages'
import { LocaleProvider, textDirections, themeNames, ToastProvider } from '@lectern/ui'
import type { Decorator, Preview } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { checkOtherThemes } from './check-other-themes'

/** Draws the story in the theme, language and direction chosen in the toolbar. */
const inChosenSurroundings: Decorator = (Story, { globals }) => {
  const theme = themeNames.find((name) => name === globals['theme']) ?? 'dark'
  const direction = textDirections.find((name) => name === globals['direction']) ?? 'ltr'
  document.documentElement.dataset['theme'] = theme
  document.documentElement.dir = direction
  return (
    <LocaleProvider
      locale={toInterfaceLocale(String(globals['locale']))}
      onLocaleChoice={(locale) => addons.getChannel().emit('updateGlobals', { globals: { locale } })}
      direction={direction}
    >
      <ToastProvider>
        <Story />
      </ToastProvider>
    </LocaleProvider>
  )
}

/** What a test run asks for, such as `STORYBOOK_THEME=light STORYBOOK_DIRECTION=rtl`; else the defaults. */
const asked: Readonly<Record<string, unknown>> = import.meta.env

const preview: Preview = {
  // In test runs only: in the workbench the toolbar chooses the theme.
  ...(asked['MODE'] === 'test' ? { afterEach: ({ canvasElement }) => checkOtherThemes(canvasElement) } : {}),
  decorators: [inChosenSurroundings],
  initialGlobals: {
    theme: asked['STORYBOOK_THEME'] ?? 'dark',
    direction: asked['STORYBOOK_DIRECTION'] ?? 'ltr',
    locale: 'en',
  },
  globalTypes: {
    theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'contrast', items: [...themeNames] } },
    direction: {
      description: 'Direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: [...textDirections] },
    },
    locale: { description: 'Language', toolbar: { title: 'Language', icon: 'globe', items: [...interfaceLocales] } },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    options: { storySort: { order: ['Foundations', 'Components', '*'] } },
  },
}

export default preview
