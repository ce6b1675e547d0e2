import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** Command that starts the embedded speech engine from its sources. It is a program of its own and never imported. */
export const speechProgram: readonly [string, ...string[]] = [
  process.execPath,
  '--conditions=@lectern/source',
  '--import',
  loader,
  fileURLToPath(new URL('../../../speech-espeak/src/bin.ts', import.meta.url)),
]
