import type { Plugin } from 'vite'

/** File names of the fonts of the first screen. */
const FIRST_FONTS = /\/(?:inter|literata)-latin-wght-normal-[^/]+\.woff2$/u

/**
 * Preloads the fonts of the first screen, before the script renders text in them. The priority is low, so that the
 * script itself does not wait.
 */
export function preloadFonts(): Plugin {
  let base = '/'
  return {
    name: 'lectern-preload-fonts',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(`/${file}`))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `${base}${file}`,
              crossorigin: '',
              fetchpriority: 'low',
            },
          })),
    },
  }
}
