import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestBackend } from './start-test-backend'

/** Returns the names of uploads that have not been deleted yet. */
export function uploadsLeft({ dataFolder }: Pick<TestBackend, 'dataFolder'>): string[] {
  const folders = ['uploads', 'objects/import-uploads', 'objects/alignment-uploads'].map((name) =>
    join(dataFolder, name),
  )
  return folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : [])).toSorted()
}
