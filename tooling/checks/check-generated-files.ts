// Generates the OpenAPI documents and the clients again and fails if a committed file would change.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const generated = ['packages/contracts/openapi/*.json', 'packages/api-client/src/*/*.gen.ts']

function fingerprints(): Map<string, string> {
  const files = generated.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  )
}

const before = fingerprints()
for (const name of ['@lectern/contracts', '@lectern/api-client']) {
  const run = spawnSync('pnpm', ['--filter', name, 'run', 'generate'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (run.status !== 0) {
    console.error(`${name}: generating failed\n${run.stdout}${run.stderr}`)
    process.exit(1)
  }
}
const after = fingerprints()
const changed = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file)
if (changed.length > 0) {
  console.error(
    `Out of date with the contracts, now written again; commit them:\n${changed.map((file) => `  ${file}`).join('\n')}`,
  )
  process.exit(1)
}
console.log(`${after.size} generated files are what the contracts say`)
