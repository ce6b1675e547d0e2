// Draws sample books and builds them into apps/server/sample-library with the product's own commands. Named books alone are
// rebuilt; the others stay as they are. Servers that have imported a book do not import later builds of it: they find the keys of
// earlier builds in the library, as long as its title stays the same.
//   pnpm --filter @lectern/sample-library build:library [story …]   (after a build of the server)
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stories } from './stories/stories.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const named = process.argv.slice(2)

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${String(status)}`)
}

for (const story of named.length > 0 ? named : stories.keys()) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-story-'))
  try {
    run(join(import.meta.dirname, 'draw-pages.ts'), story, folder)
    run('apps/server/dist/build-library.js', folder, 'apps/server/sample-library')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
