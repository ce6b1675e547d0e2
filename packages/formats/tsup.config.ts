import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    webvtt: 'src/webvtt/index.ts',
    srt: 'src/srt/index.ts',
    pls: 'src/pls/index.ts',
    gift: 'src/gift/index.ts',
    qti: 'src/qti/index.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  sourcemap: true,
  clean: true,
  treeshake: true,
  target: 'es2022',
})
