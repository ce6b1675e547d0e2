import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, type UserConfig } from 'vite'
import { preloadFonts } from './preload-fonts.ts'

/** Workspace packages are read from their sources, so that tests and development need no build. */
export const sourceConditions = ['@lectern/source', ...defaultClientConditions]

/** The shared part of every browser build: React, vanilla-extract, workspace sources. */
export function webConfig(): UserConfig {
  return {
    plugins: [react(), vanillaExtractPlugin(), preloadFonts()],
    resolve: { conditions: sourceConditions },
    // The manifest tells the size check and the server what a first load is.
    build: { manifest: true, sourcemap: true },
  }
}
