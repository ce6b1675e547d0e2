import { webConfig } from '@lectern/presets/vite'
import type { StorybookConfig } from '@storybook/react-vite'
import { join } from 'node:path'
import { mergeConfig, type UserConfig } from 'vite'
// @boundaries-ignore read as it is, without the condition that finds the sources of a package by its name
import { contrastGround } from '../../../packages/ui/src/theme/themes/contrast.ts'
// @boundaries-ignore read as it is, without the condition that finds the sources of a package by its name
import { darkGround } from '../../../packages/ui/src/theme/themes/dark.ts'
// @boundaries-ignore read as it is, without the condition that finds the sources of a package by its name
import { lightGround } from '../../../packages/ui/src/theme/themes/light.ts'
import { renderLoadingStyles } from './render-loading-styles.ts'

const fontFiles = '../../../packages/ui/node_modules/@fontsource-variable'
const face = (family: string, file: string) =>
  `@font-face{font-family:'${family}';font-weight:200 900;font-display:swap;src:url('./faces/${file}') format('woff2')}`

const build: UserConfig['build'] = {
  chunkSizeWarningLimit: 2000,
  // As in the applications: for older browsers `:dir(rtl)` is rewritten to a list of languages, and nothing mirrors.
  cssTarget: 'safari16.4',
  rolldownOptions: {
    // Packages for server components begin with "use client", which means nothing in a bundle for browsers.
    onLog: (level, log, handle) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
    },
  },
}

/** A preset's field that the type of the configuration leaves out. */
interface WindowEntries {
  readonly managerEntries: (entries?: readonly string[]) => string[]
}

const config: StorybookConfig & WindowEntries = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx', '../../studio/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // It rewrites every style sheet, and tests check the original ones.
    ...(process.env['VITEST'] === undefined ? ['storybook-addon-pseudo-states'] : []),
  ],
  staticDirs: [
    '../public',
    { from: `${fontFiles}/inter/files/inter-latin-wght-normal.woff2`, to: '/faces/inter.woff2' },
    { from: `${fontFiles}/literata/files/literata-latin-wght-normal.woff2`, to: '/faces/literata.woff2' },
  ],
  // The first annotation runs last, so that axe sees a story before the keyboard walk has changed it.
  previewAnnotations: (entries = []) => [
    ...['keyboard', 'test-runs'].map((folder) => join(import.meta.dirname, folder, 'annotation.ts')),
    ...entries,
  ],
  managerEntries: (entries = []) => [...entries, join(import.meta.dirname, 'configure-window.ts')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    // Lists the values of unions, which the faster one does not. Test runs show no props and skip it.
    reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      tsconfigPath: '../../tsconfig.web.json',
      include: ['../../packages/*/src/**/*.tsx', '../studio/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Leaves out the attributes of native elements.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  managerHead: (head) =>
    `${head}<style>${face('Inter Variable', 'inter.woff2')}${face('Literata Variable', 'literata.woff2')}</style>`,
  previewHead: (head) =>
    `${head}${renderLoadingStyles({ dark: darkGround, light: lightGround, contrast: contrastGround })}`,
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      ...webConfig(),
      // The framework adds React's plugin, which is the preset's first one.
      plugins: webConfig().plugins?.slice(1) ?? [],
      build,
    }),
}

export default config
