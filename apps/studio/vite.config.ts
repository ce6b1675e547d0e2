import { webConfig } from '@lectern/presets/vite'
import { defineConfig, mergeConfig } from 'vite'

const server = process.env['LECTERN_URL'] ?? 'http://localhost:4600'
const calls = ['/api', '/books', '/chapters', '/file', '/pages', '/page-variations', '/objects', '/health']

export default defineConfig(
  mergeConfig(webConfig(), {
    base: '/studio/',
    // In development the calls go on to a running server.
    server: { proxy: Object.fromEntries(calls.map((path) => [path, server])) },
    // Named for the styles: for older browsers `:dir(rtl)` becomes a list of languages, and arrows in a page set from right to
    // left for another reason point the wrong way.
    build: { target: ['es2023', 'safari16.4'], cssTarget: 'safari16.4', sourcemap: true },
  }),
)
