import { addons } from 'storybook/manager-api'
import { createStorybookTheme } from './create-storybook-theme'

addons.setConfig({
  theme: createStorybookTheme('dark'),
  sidebar: { showRoots: true },
  // Low, below the story: the story itself needs the height.
  layout: { bottomPanelHeight: 260 },
})
