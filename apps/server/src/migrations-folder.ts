import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside the bundle once built, in the backend's sources otherwise. */
export function migrationsFolder(root: string): string {
  const bundled = fileURLToPath(new URL('./migrations', import.meta.url))
  return existsSync(bundled) ? bundled : join(root, 'packages/backend/migrations')
}
