// The lockfile must serve every platform: pnpm drops an optional platform package silently when the registry that it
// resolved from lacks it, and then there is no binary on that platform. It must also name no registry.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const store = join(root, 'node_modules', '.pnpm')

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

function manifests(): Manifest[] {
  return readdirSync(store).flatMap((folder) => {
    const modules = join(store, folder, 'node_modules')
    if (!existsSync(modules)) return []
    const names = readdirSync(modules).flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => join(name, inner)) : [name],
    )
    return names.flatMap((name) => {
      const file = join(modules, name, 'package.json')
      return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Manifest] : []
    })
  })
}

const supported = /darwin|win32|windows|linux/
const problems: string[] = []
const seen = new Set<string>()
for (const { name = '', version = '', optionalDependencies = {} } of manifests()) {
  const key = `${name}@${version}`
  if (seen.has(key)) continue
  seen.add(key)
  const missing = Object.entries(optionalDependencies)
    .filter(([dependency]) => supported.test(dependency))
    .filter(([dependency, range]) => {
      const exact = /^\d/.test(range) ? `${dependency}@${range}` : `${dependency}@`
      return !lockfile.includes(exact)
    })
  if (missing.length > 0) problems.push(`${key} lacks ${missing.map(([dependency]) => dependency).join(', ')}`)
}
const registries = [...new Set(lockfile.match(/https?:\/\/[^\s'")}]+\.tgz/g) ?? [])]
problems.push(...registries.map((address) => `the lockfile names an address: ${address}`))

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${seen.size} packages, all their platform packages locked`)
