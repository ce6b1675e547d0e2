import { locateDeclarations } from '@lectern/presets/locate-declarations'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

const entries = {
  index: 'src/index.ts',
}

export default defineConfig({
  entry: entries,
  format: ['esm'],
  dts: { entry: locateDeclarations(entries) },
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
  esbuildPlugins: [vanillaExtractPlugin()],
})
