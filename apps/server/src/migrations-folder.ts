import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the migrations: beside the bundle, or in the backend's sources. */
export function migrationsFolder(root: string): string {
  const bundled = fileURLToPath(new URL('./migrations', import.meta.url))
  return existsSync(bundled) ? bundled : join(root, 'packages/backend/migrations')
}
