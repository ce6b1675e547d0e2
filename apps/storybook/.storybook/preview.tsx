import '@lectern/ui/fonts.css'
import { AccentScope, LocaleProvider, textDirections, ToastProvider } from '@lectern/ui'
import type { Decorator, Preview } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { createPseudoTranslations } from './create-pseudo-translations'
import { describeProps } from './describe-props'
import { DocsContent } from './docs-content'
import { DocsPage } from './docs-page'
import { keepGlobals } from './keep-globals'
import { presetSwitches } from './preset-switches'
import { inDocsParameter, stayOpenUnfocused } from './stay-open-unfocused'
import { languageOfDirection, languages, looks, readFixedGlobals, readGlobals, readSurroundings } from './surroundings'
import { takeTurns } from './take-turns'
import { tellPage } from './tell-page'
import { viewports } from './viewports'

const isInDocs = new URLSearchParams(location.search).has(inDocsParameter)
if (isInDocs) {
  stayOpenUnfocused(window)
  keepGlobals(addons.getChannel())
}
// Browsers keep locks from pages that came over plain http from another machine.
const turns = isInDocs && isSecureContext ? takeTurns(navigator.locks) : null

const pseudoTranslations = {
  long: createPseudoTranslations('long'),
  mirrored: createPseudoTranslations('mirrored'),
} as const

/** Draws the story in the theme, language and direction chosen in the toolbar. */
const inChosenSurroundings: Decorator = (Story, context) => {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const { theme, accent, direction, locale, pseudo } = readSurroundings(
    readGlobals(context),
    systemIsDark,
    readFixedGlobals(context),
  )
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
  beforeEach: async () => {
    await turns?.begin()
  },
  afterEach: () => {
    if (isInDocs) tellPage(window)
    turns?.end()
  },
  argTypesEnhancers: [({ argTypes }) => describeProps(argTypes)],
  argsEnhancers: [({ argTypes, initialArgs }) => presetSwitches(argTypes, initialArgs)],
  initialGlobals: {
    theme: asked['STORYBOOK_THEME'] ?? 'dark',
    direction: asked['STORYBOOK_DIRECTION'] ?? 'ltr',
    // A run that turns every story round plays them by their English names.
    locale: asked['STORYBOOK_DIRECTION'] === undefined ? languageOfDirection : 'en',
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
    docs: {
      container: DocsPage,
      page: DocsContent,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-inline *, [data-sample] *' },
    },
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
          'Actions',
          'Choices',
          'Fields',
          'Overlays',
          'Feedback',
          'Collections',
          'Navigation',
          'Layout',
          'Content',
          'Reader',
          'Authoring',
          'Audio editor',
        ],
      },
    },
  },
}

export default preview
