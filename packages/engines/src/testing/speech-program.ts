import { fileURLToPath } from 'node:url'

/** Starts the embedded speech engine from its sources; it is a program of its own, never imported. */
export const speechProgram: readonly [string, ...string[]] = [
  process.execPath,
  fileURLToPath(new URL('../../../speech-espeak/src/bin.ts', import.meta.url)),
]
