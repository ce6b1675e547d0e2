import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, type UserConfig } from 'vite'
import { preloadFonts } from './preload-fonts.ts'

/** Workspace packages are read from their sources, so that tests and development need no build. */
export const sourceConditions = ['@lectern/source', ...defaultClientConditions]

/**
 * The shared part of every browser build: React, vanilla-extract, workspace sources.
 *
 * @param o.preloadsFonts false where the first screen has a picture that fonts would delay; true by default
 */
export function webConfig({ preloadsFonts = true }: { readonly preloadsFonts?: boolean } = {}): UserConfig {
  return {
    plugins: [react(), vanillaExtractPlugin(), preloadsFonts && preloadFonts()],
    resolve: { conditions: sourceConditions },
    // The manifest tells the size check and the server what a first load is.
    build: { manifest: true, sourcemap: true },
  }
}
