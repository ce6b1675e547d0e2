// What a consumer would install: each published package is packed as it would be published, then its files and its
// manifest are looked at, and publint and "are the types wrong" read the tarball.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPackageFaults } from './find-package-faults.ts'
import { isJsonObject, readJsonObject, type JsonObject } from './read-json.ts'
import { readTarball } from './read-tarball.ts'

const root = join(import.meta.dirname, '..', '..')
const AT_ONCE = 2

interface PublishedPackage {
  readonly name: string
  readonly directory: string
  readonly manifest: JsonObject
}

function publishedPackages(): PublishedPackage[] {
  return readdirSync(join(root, 'packages'))
    .map((folder) => join(root, 'packages', folder))
    .map((directory) => ({ directory, manifest: readJsonObject(join(directory, 'package.json')) }))
    .filter(({ manifest }) => manifest['private'] !== true)
    .map(({ directory, manifest }) => ({ name: String(manifest['name']), directory, manifest }))
}

function run(command: string, args: readonly string[], cwd: string): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, shell: process.platform === 'win32' })
    let output = ''
    const collect = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** Entries that are no modules: styles, documents, a script for a plain script element. */
function entriesWithoutTypes(manifest: JsonObject): string[] {
  const exports = isJsonObject(manifest['exports']) ? manifest['exports'] : {}
  return Object.keys(exports)
    .filter((entry) => /\.(?:css|json|js)$/.test(entry))
    .map((entry) => entry.replace(/^\.\//, ''))
}

async function check(one: PublishedPackage, published: readonly string[], folder: string): Promise<string[]> {
  const packed = await run('pnpm', ['pack', '--pack-destination', folder], one.directory)
  const prefix = `${one.name.replace('@', '').replace('/', '-')}-`
  const tarball = readdirSync(folder).find((name) => name.startsWith(prefix) && /^\d/.test(name.slice(prefix.length)))
  if (!packed.ok || tarball === undefined) return [`${one.name}: packing failed\n${packed.output}`]
  const path = join(folder, tarball)
  const files = readTarball(readFileSync(path))
  const manifest: unknown = JSON.parse(Buffer.from(files.get('package.json') ?? []).toString('utf8') || '{}')
  const faults = findPackageFaults({
    manifest: isJsonObject(manifest) ? manifest : {},
    files: [...files.keys()],
    published,
  })
  const hasCommonJs = JSON.stringify(one.manifest['exports'] ?? {}).includes('"require"')
  const untyped = entriesWithoutTypes(one.manifest)
  const profile = ['--profile', hasCommonJs ? 'node16' : 'esm-only']
  const excluded = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : []
  const lint = await run('publint', ['run', path, '--strict'], root)
  const types = await run('attw', [path, ...profile, '--no-emoji', ...excluded], root)
  return [
    ...faults.map((fault) => `${one.name}: ${fault}`),
    ...(lint.ok ? [] : [`${one.name}: publint\n${lint.output}`]),
    ...(types.ok ? [] : [`${one.name}: types\n${types.output}`]),
  ]
}

const packages = publishedPackages()
const names = packages.map(({ name }) => name)
const tarballs = mkdtempSync(join(tmpdir(), 'lectern-pack-'))
const waiting = [...packages]
const faults: string[] = []
async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    faults.push(...(await check(next, names, tarballs)))
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work))
rmSync(tarballs, { recursive: true })

if (faults.length > 0) {
  console.error(faults.join('\n\n'))
  process.exit(1)
}
console.log(`${packages.length} published packages can be installed and typed`)
