import { fileURLToPath } from 'node:url'

/** Folder that contains `apps/` and `packages/`, both from the sources and from the bundle. */
export function repositoryRoot(moduleUrl: string): string {
  const here = fileURLToPath(moduleUrl)
  const end = here.lastIndexOf('/apps/server/')
  if (end >= 0) return here.slice(0, end)
  const windowsEnd = here.lastIndexOf('\\apps\\server\\')
  if (windowsEnd >= 0) return here.slice(0, windowsEnd)
  throw new Error(`${here} does not lie in apps/server`)
}
