import { brotliFiles } from '@lectern/presets/brotli-files'
import { codeSplitting } from '@lectern/presets/code-splitting'
import { minifyEntryAgain } from '@lectern/presets/minify-entry-again'
import { webConfig } from '@lectern/presets/vite'
import { defineConfig, mergeConfig } from 'vite'

const server = process.env['LECTERN_URL'] ?? 'http://localhost:4600'
const calls = ['/api', '/books', '/file', '/objects', '/studio', '/health']

export default defineConfig(
  mergeConfig(webConfig({ preloadsFonts: false }), {
    plugins: [minifyEntryAgain(), brotliFiles()],
    // In development, API calls are proxied to a running server.
    server: { proxy: Object.fromEntries(calls.map((path) => [path, server])) },
    build: {
      target: ['es2023', 'safari16.4'],
      cssTarget: 'safari16.4',
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting } },
    },
  }),
)
