// The lockfile must serve every platform: pnpm drops an optional platform package silently when the registry that it
// resolved from lacks it, and then there is no binary on that platform. It must also name no registry.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isJsonObject, readJsonObject, type JsonObject } from './read-json.ts'

const root = join(import.meta.dirname, '..', '..')
const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const store = join(root, 'node_modules', '.pnpm')

function manifests(): JsonObject[] {
  return readdirSync(store).flatMap((folder) => {
    const modules = join(store, folder, 'node_modules')
    if (!existsSync(modules)) return []
    const names = readdirSync(modules).flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => join(name, inner)) : [name],
    )
    return names.flatMap((name) => {
      const file = join(modules, name, 'package.json')
      return existsSync(file) ? [readJsonObject(file)] : []
    })
  })
}

const supported = /darwin|win32|windows|linux/
/** Left out on purpose, by pnpm-workspace.yaml. */
const leftOut = /^ignoredOptionalDependencies:\n((?: +- .+\n)+)/m.exec(lockfile)?.[1] ?? ''
const problems: string[] = []
const seen = new Set<string>()
for (const manifest of manifests()) {
  const key = `${String(manifest['name'])}@${String(manifest['version'])}`
  if (seen.has(key)) continue
  seen.add(key)
  const optional = isJsonObject(manifest['optionalDependencies']) ? manifest['optionalDependencies'] : {}
  const missing = Object.entries(optional)
    .filter(([dependency]) => supported.test(dependency) && !leftOut.includes(`- ${dependency}\n`))
    .filter(([dependency, range]) => {
      const exact = /^\d/.test(String(range)) ? `${dependency}@${String(range)}` : `${dependency}@`
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
