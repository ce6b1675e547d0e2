import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createEngines, type Engines, type EnginesOptions } from '../create-engines'

const require = createRequire(import.meta.url)

/** Node options under which the workers' TypeScript sources run. */
export const sourceExecArgv: readonly string[] = [
  '--conditions=@lectern/source',
  '--import',
  pathToFileURL(require.resolve('tsx')).href,
]

/** Engines on the workers' sources. */
export function startTestEngines(options: Partial<EnginesOptions> = {}): Engines {
  return createEngines({ workerExecArgv: sourceExecArgv, speechCommand: null, ...options })
}

/** The path of a file in the shared test material. */
export function materialPath(name: string): string {
  return fileURLToPath(new URL(`../../../../tooling/material/third-party/${name}`, import.meta.url))
}
