import { fileURLToPath } from 'node:url'

/** The folder that holds `apps/` and `packages/`; right for `src` (configuration folder) and for the bundle alike. */
export function repositoryRoot(moduleUrl: string): string {
  const here = fileURLToPath(moduleUrl)
  const end = here.lastIndexOf('/apps/server/')
  if (end >= 0) return here.slice(0, end)
  const windowsEnd = here.lastIndexOf('\\apps\\server\\')
  if (windowsEnd >= 0) return here.slice(0, windowsEnd)
  throw new Error(`${here} does not lie in apps/server`)
}
