import { fileURLToPath } from 'node:url'
import { createEngines, type Engines, type EnginesOptions } from '../create-engines'

/** Engines without speech, on the workers' sources. */
export function startTestEngines(options: Partial<EnginesOptions> = {}): Engines {
  return createEngines({ speechCommand: null, ...options })
}

/** The path of a file in the shared test material. */
export function materialPath(name: string): string {
  return fileURLToPath(new URL(`../../../../tooling/material/third-party/${name}`, import.meta.url))
}
