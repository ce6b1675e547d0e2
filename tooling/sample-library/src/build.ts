// Draws the sample book and builds apps/server/sample-library from it with the product's own commands.
//   pnpm --filter @lectern/sample-library build:library   (after a build of the server)
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')
const pages = mkdtempSync(join(tmpdir(), 'lectern-story-'))

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${String(status)}`)
}

try {
  run(join(import.meta.dirname, 'draw-pages.ts'), pages)
  run('apps/server/dist/build-library.js', pages, 'apps/server/sample-library')
} finally {
  rmSync(pages, { recursive: true, force: true })
}
