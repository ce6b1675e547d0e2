import '@lectern/ui/fonts.css'
import { AccentScope, LocaleProvider, textDirections, ToastProvider } from '@lectern/ui'
import type { Decorator, Preview } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import type { StrictArgTypes } from 'storybook/internal/types'
import { createPseudoTranslations } from './create-pseudo-translations'
import { simplifyStoryCode } from './docs/simplify-story-code'
import { describeProps } from './docs/describe-props'
import { DocsContent } from './docs/docs-content'
import { DocsPage } from './docs/docs-page'
import { confineGlobals } from './docs/confine-globals'
import { setDefaultSwitches } from './docs/set-default-switches'
import { inDocsParameter, hideFocusLoss } from './docs/hide-focus-loss'
import {
  languageOfDirection,
  languages,
  toolbarThemes,
  readFixedGlobals,
  readGlobals,
  readStorySettings,
} from './read-story-settings'
import { createPlayQueue } from './docs/create-play-queue'
import { reportDrawn } from './docs/report-drawn'
import { viewports } from './viewports'

const isInDocs = new URLSearchParams(location.search).has(inDocsParameter)
if (isInDocs) {
  hideFocusLoss(window)
  confineGlobals(addons.getChannel())
}
// Browsers offer locks only to secure contexts; plain http from another machine is none.
const turns = isInDocs && isSecureContext ? createPlayQueue(navigator.locks) : null

const pseudoTranslations = {
  long: createPseudoTranslations('long'),
  mirrored: createPseudoTranslations('mirrored'),
} as const

/** Draws a story in the theme, language and direction of the toolbar. */
const withToolbarSettings: Decorator = (Story, context) => {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const { theme, accent, direction, locale, pseudo } = readStorySettings(
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
      // Remounts when the language changes, because components may keep texts of the old one.
      key={pseudo ?? 'real'}
      locale={locale}
      onLocaleChoice={(chosen) => addons.getChannel().emit('updateGlobals', { globals: { locale: chosen } })}
      direction={direction}
      translations={pseudo === null ? undefined : pseudoTranslations[pseudo]}
    >
      {accent === null ? story : <AccentScope color={accent}>{story}</AccentScope>}
    </LocaleProvider>
  )
}

/** Variables of a test run, such as `STORYBOOK_THEME=light STORYBOOK_DIRECTION=rtl`. */
const variables: Readonly<Record<string, unknown>> = import.meta.env

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withToolbarSettings],
  beforeEach: async () => {
    await turns?.begin()
  },
  afterEach: () => {
    if (isInDocs) reportDrawn(window)
    turns?.end()
  },
  argTypesEnhancers: [({ argTypes }) => describeProps(argTypes)],
  argsEnhancers: [({ argTypes, initialArgs }) => setDefaultSwitches(argTypes, initialArgs)],
  initialGlobals: {
    theme: variables['STORYBOOK_THEME'] ?? 'dark',
    direction: variables['STORYBOOK_DIRECTION'] ?? 'ltr',
    // Play functions find controls by their English names, so a test run from right to left stays in English.
    locale: variables['STORYBOOK_DIRECTION'] === undefined ? languageOfDirection : 'en',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: Object.entries(toolbarThemes).map(([value, { title }]) => ({ value, title })),
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
    // Axe describes each element of the other results, which takes longer than its rules; a test run drops them.
    a11y: { test: 'error', options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'] } : {} },
    layout: 'padded',
    backgrounds: { disable: true },
    docs: {
      container: DocsPage,
      page: DocsContent,
      source: {
        transform: (code: string, { argTypes }: { readonly argTypes: StrictArgTypes }) =>
          simplifyStoryCode(code, argTypes),
      },
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
          'Studio',
        ],
      },
    },
  },
}

export default preview
