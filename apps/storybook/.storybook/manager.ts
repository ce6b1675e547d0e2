import { addons } from 'storybook/manager-api'
import { roomTheme } from './room-theme'

addons.setConfig({
  theme: roomTheme('dark'),
  sidebar: { showRoots: true },
  // What a story does and what it breaks stand below it; the room is for looking.
  bottomPanelHeight: 260,
})
