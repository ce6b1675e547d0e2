import { createRequire } from 'node:module'
import { createEngines, type Engines, type EnginesOptions } from '../create-engines'

/** Engines without speech, on the workers' sources; nothing that the machine happens to have is used. */
export function startTestEngines(options: Partial<EnginesOptions> = {}): Engines {
  return createEngines({ speechCommand: null, tesseractProgram: 'no-tesseract-of-this-machine', ...options })
}

/** The path of a file in the shared test material. */
export function materialPath(name: string): string {
  return createRequire(import.meta.url).resolve(`@lectern/material/${name}`)
}
