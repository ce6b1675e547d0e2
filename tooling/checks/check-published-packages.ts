// Packs each published package as it would be published, then checks its files and its manifest, and runs publint and
// "are the types wrong" on the tarball.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPackageFaults } from './find-package-faults.ts'
import { isJsonObject, readJsonObject, type JsonObject } from './read-json.ts'
import { readTarball } from './read-tarball.ts'
import { runCommand } from './run-command.ts'

const root = join(import.meta.dirname, '..', '..')
const CONCURRENCY = 2

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

/** Returns the entries that are not modules: styles, documents, a script for a plain script element. */
function entriesWithoutTypes(manifest: JsonObject): string[] {
  const exports = isJsonObject(manifest['exports']) ? manifest['exports'] : {}
  return Object.keys(exports)
    .filter((entry) => /\.(?:css|json|js)$/.test(entry))
    .map((entry) => entry.replace(/^\.\//, ''))
}

/** Returns the profile of "are the types wrong": CommonJS if the package has any, `node10` if it has `typesVersions`. */
function profileOf(manifest: JsonObject): string {
  const hasCommonJs = JSON.stringify(manifest['exports'] ?? {}).includes('"require"')
  if (!hasCommonJs) return 'esm-only'
  return manifest['typesVersions'] === undefined ? 'node16' : 'strict'
}

async function check(one: PublishedPackage, published: readonly string[], folder: string): Promise<string[]> {
  const packed = await runCommand('pnpm', ['pack', '--pack-destination', folder], one.directory)
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
  const untyped = entriesWithoutTypes(one.manifest)
  const profile = ['--profile', profileOf(one.manifest)]
  const excluded = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : []
  const lint = await runCommand('publint', ['run', path, '--strict'], root)
  const types = await runCommand('attw', [path, ...profile, '--no-emoji', ...excluded], root)
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
await Promise.all(Array.from({ length: CONCURRENCY }, work))
rmSync(tarballs, { recursive: true })

if (faults.length > 0) {
  console.error(faults.join('\n\n'))
  process.exit(1)
}
console.log(`${packages.length} published packages can be installed and typed`)
