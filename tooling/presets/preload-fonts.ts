import type { Plugin } from 'vite'

/** The faces that the first screen is set in, by the names of their files. */
const FIRST_FACES = /\/(?:inter|literata)-latin-wght-normal-[^/]+\.woff2$/u

/**
 * Asks for the faces of the first screen with the page, before the script has drawn a word in them; at low priority, so
 * that the script itself does not wait.
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
          .filter((file) => FIRST_FACES.test(`/${file}`))
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
