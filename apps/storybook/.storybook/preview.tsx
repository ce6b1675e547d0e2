import '@lectern/ui/fonts.css'
import { AccentScope, LocaleProvider, textDirections, ToastProvider } from '@lectern/ui'
import type { Decorator, Preview } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { createPseudoTranslations } from './create-pseudo-translations'
import { DocsContent } from './docs-content'
import { DocsPage } from './docs-page'
import { languages, looks, readSurroundings } from './surroundings'
import { viewports } from './viewports'

const pseudoTranslations = {
  long: createPseudoTranslations('long'),
  mirrored: createPseudoTranslations('mirrored'),
} as const

/** Draws the story in the theme, language and direction chosen in the toolbar. */
const inChosenSurroundings: Decorator = (Story, { globals }) => {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const { theme, accent, direction, locale, pseudo } = readSurroundings(globals, systemIsDark)
  document.documentElement.dataset['theme'] = theme
  document.documentElement.dir = direction
  const story = (
    <ToastProvider>
      <Story />
    </ToastProvider>
  )
  return (
    <LocaleProvider
      // Another language begins anew: what a component remembers of the words would stay in the old one.
      key={pseudo ?? 'spoken'}
      locale={locale}
      onLocaleChoice={(chosen) => addons.getChannel().emit('updateGlobals', { globals: { locale: chosen } })}
      direction={direction}
      translations={pseudo === null ? undefined : pseudoTranslations[pseudo]}
    >
      {accent === null ? story : <AccentScope color={accent}>{story}</AccentScope>}
    </LocaleProvider>
  )
}

/** What a test run asks for, such as `STORYBOOK_THEME=light STORYBOOK_DIRECTION=rtl`; else the defaults. */
const asked: Readonly<Record<string, unknown>> = import.meta.env

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inChosenSurroundings],
  initialGlobals: {
    theme: asked['STORYBOOK_THEME'] ?? 'dark',
    direction: asked['STORYBOOK_DIRECTION'] ?? 'ltr',
    locale: 'en',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: Object.entries(looks).map(([value, { title }]) => ({ value, title })),
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: textDirections.map((value) => ({ value, title: value === 'ltr' ? 'Left to right' : 'Right to left' })),
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, title]) => ({ value, title })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    docs: { container: DocsPage, page: DocsContent, toc: { headingSelector: 'h2, h3' } },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          [
            'Welcome',
            'Colour',
            'Themes',
            'Accent',
            'Type',
            'Spacing and radius',
            'Layers',
            'Motion',
            'Icons',
            'Mark and wordmark',
            'Voice and tone',
            'Accessibility',
            'Pseudo-locale',
          ],
          'Components',
          '*',
        ],
      },
    },
  },
}

export default preview
