import { webConfig } from '@lectern/presets/vite'
import type { StorybookConfig } from '@storybook/react-vite'
import { join } from 'node:path'
import { mergeConfig } from 'vite'
// @boundaries-ignore read as it is, without the condition that finds the sources of a package by its name
import { contrastGround } from '../../../packages/ui/src/theme/themes/contrast.ts'
// @boundaries-ignore read as it is, without the condition that finds the sources of a package by its name
import { darkGround } from '../../../packages/ui/src/theme/themes/dark.ts'
// @boundaries-ignore read as it is, without the condition that finds the sources of a package by its name
import { lightGround } from '../../../packages/ui/src/theme/themes/light.ts'
import { waitingGround } from './waiting-ground.ts'

const fontFiles = '../../../packages/ui/node_modules/@fontsource-variable'
const face = (family: string, file: string) =>
  `@font-face{font-family:'${family}';font-weight:200 900;font-display:swap;src:url('./faces/${file}') format('woff2')}`

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // It rewrites every style sheet; tests look at what the styles themselves do.
    ...(process.env['VITEST'] === undefined ? ['storybook-addon-pseudo-states'] : []),
  ],
  staticDirs: [
    '../public',
    { from: `${fontFiles}/inter/files/inter-latin-wght-normal.woff2`, to: '/faces/inter.woff2' },
    { from: `${fontFiles}/literata/files/literata-latin-wght-normal.woff2`, to: '/faces/literata.woff2' },
  ],
  // First named is last run: what else looks at a story finds it untouched.
  previewAnnotations: (entries = []) => [join(import.meta.dirname, 'keyboard', 'annotation.ts'), ...entries],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The checker itself names the values of a closed list; test runs show no table of props and need not wait for it.
    reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      tsconfigPath: '../../tsconfig.web.json',
      include: ['../../packages/*/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every native element takes is no news.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  managerHead: (head) =>
    `${head}<style>${face('Inter Variable', 'inter.woff2')}${face('Literata Variable', 'literata.woff2')}</style>`,
  previewHead: (head) => `${head}${waitingGround({ dark: darkGround, light: lightGround, contrast: contrastGround })}`,
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      ...webConfig(),
      // The framework brings React's plugin itself; the presets' other plugins stay.
      plugins: webConfig().plugins?.slice(1) ?? [],
      // As in the applications: for older browsers `:dir(rtl)` would be taken for a list of languages, and nothing mirror.
      build: { chunkSizeWarningLimit: 2000, cssTarget: 'safari16.4' },
    }),
}

export default config
