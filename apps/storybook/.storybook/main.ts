import { webConfig } from '@lectern/presets/vite'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
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
