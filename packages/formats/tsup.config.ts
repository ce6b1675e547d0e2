import { locateDeclarations } from '@lectern/presets/locate-declarations'
import { defineConfig } from 'tsup'

const entries = {
  webvtt: 'src/webvtt/index.ts',
  srt: 'src/srt/index.ts',
  pls: 'src/pls/index.ts',
  gift: 'src/gift/index.ts',
  qti: 'src/qti/index.ts',
}

export default defineConfig({
  entry: entries,
  format: ['esm', 'cjs'],
  dts: { entry: locateDeclarations(entries) },
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
})
