import { codeSplitting } from '@lectern/presets/code-splitting'
import { webConfig } from '@lectern/presets/vite'
import { defineConfig, mergeConfig } from 'vite'

const server = process.env['LECTERN_URL'] ?? 'http://localhost:4600'
const calls = [
  '/api',
  '/books',
  '/chapters',
  '/file',
  '/pages',
  '/page-variations',
  '/objects',
  '/quiz',
  '/admin',
  '/health',
  '/word',
]

export default defineConfig(
  mergeConfig(webConfig(), {
    base: '/studio/',
    // In development, calls go to a running server.
    server: { proxy: Object.fromEntries(calls.map((path) => [path, server])) },
    // For older browsers, Vite would turn `:dir(rtl)` into a list of languages, and arrows in a page that is right-to-left for
    // another reason would point the wrong way.
    build: {
      target: ['es2023', 'safari16.4'],
      cssTarget: 'safari16.4',
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting } },
    },
  }),
)
