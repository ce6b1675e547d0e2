// What a consumer would install: each published package is packed as it would be published, then publint and
// "are the types wrong" read the tarball.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const tarballs = mkdtempSync(join(tmpdir(), 'lectern-pack-'))
const failures: string[] = []

function run(command: string, args: readonly string[], cwd: string): { ok: boolean; output: string } {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' })
  return { ok: result.status === 0, output: `${result.stdout}${result.stderr}` }
}

for (const folder of readdirSync(join(root, 'packages'))) {
  const directory = join(root, 'packages', folder)
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly private?: boolean
    readonly exports?: Readonly<Record<string, unknown>>
  }
  if (manifest.private) continue
  const packed = run('pnpm', ['pack', '--pack-destination', tarballs], directory)
  const tarball = readdirSync(tarballs).find((name) =>
    name.startsWith(manifest.name.replace('@', '').replace('/', '-')),
  )
  if (!packed.ok || !tarball) {
    failures.push(`${manifest.name}: packing failed\n${packed.output}`)
    continue
  }
  const lint = run('publint', ['run', join(tarballs, tarball), '--strict'], root)
  if (!lint.ok) failures.push(`${manifest.name}: publint\n${lint.output}`)
  const entries = Object.entries(manifest.exports ?? {})
  const hasCommonJs = entries.some(([, target]) => typeof target === 'object' && target !== null && 'require' in target)
  const notCode = entries.map(([entry]) => entry).filter((entry) => /\.(css|json)$/.test(entry))
  const types = run(
    'attw',
    [
      join(tarballs, tarball),
      '--profile',
      hasCommonJs ? 'node16' : 'esm-only',
      '--no-emoji',
      ...(notCode.length > 0 ? ['--exclude-entrypoints', ...notCode.map((entry) => entry.replace(/^\.\//, ''))] : []),
    ],
    root,
  )
  if (!types.ok) failures.push(`${manifest.name}: types\n${types.output}`)
}
rmSync(tarballs, { recursive: true })

if (failures.length > 0) {
  console.error(failures.join('\n\n'))
  process.exit(1)
}
console.log('every published package can be installed and typed')
