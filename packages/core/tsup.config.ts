import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    text: 'src/text/index.ts',
    'page-layout': 'src/page-layout/index.ts',
    sync: 'src/sync/index.ts',
    playback: 'src/playback/index.ts',
    editing: 'src/editing/index.ts',
    geometry: 'src/geometry/index.ts',
    book: 'src/book/index.ts',
    audio: 'src/audio/index.ts',
    music: 'src/music/index.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
})
