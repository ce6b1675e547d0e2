import { locateDeclarations } from '@lectern/presets/locate-declarations'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

const entries = {
  index: 'src/index.ts',
  tokens: 'src/tokens.ts',
  icons: 'src/icon/icons.ts',
  dialogs: 'src/dialogs.ts',
  menu: 'src/menus.ts',
  'find-replace': 'src/find-replace/index.ts',
  waveform: 'src/waveform/index.ts',
  'fold-text': 'src/locale/fold-text.ts',
}

export default defineConfig([
  {
    entry: entries,
    format: ['esm'],
    dts: { entry: locateDeclarations(entries) },
    sourcemap: true,
    clean: ['dist/*', '!dist/fonts.css', '!dist/*.woff2'],
    treeshake: true,
    target: 'es2022',
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  },
  { entry: { fonts: 'src/fonts.css' }, noExternal: [/^@fontsource/], loader: { '.woff2': 'file' } },
])
