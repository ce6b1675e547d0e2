import { isJsonObject, type JsonObject } from './read-json.ts'

export interface PackedPackage {
  readonly manifest: JsonObject
  /** Paths in the tarball. */
  readonly files: readonly string[]
  /** The names of all packages of this repository that are published. */
  readonly published: readonly string[]
}

const DEPENDENCY_FIELDS = ['dependencies', 'optionalDependencies', 'peerDependencies']
const OWN_SCOPE = '@lectern/'

/** Returns the faults that a user who installs a package from a registry would meet, as sentences. */
export function findPackageFaults({ manifest, files, published }: PackedPackage): string[] {
  const missing = ['package.json', 'README.md', 'LICENSE'].filter((file) => !files.includes(file))
  const targets = targetsOf(manifest['exports']).map((target) => target.replace(/^\.\//, ''))
  const dependencies = DEPENDENCY_FIELDS.flatMap((field) => {
    const found = manifest[field]
    return isJsonObject(found) ? Object.entries(found) : []
  })
  return [
    ...missing.map((file) => `${file} is not in the package`),
    ...targets
      .filter((target) => !files.includes(target))
      .map((target) => `exports name ${target}, which is not in the package`),
    ...(JSON.stringify(manifest['exports'] ?? {}).includes('@lectern/source')
      ? ['exports lead to sources: publishConfig.exports must leave the condition @lectern/source out']
      : []),
    ...dependencies
      .filter(([, range]) => /^(?:workspace|catalog|link|file):/.test(String(range)))
      .map(([name, range]) => `depends on ${name} by "${String(range)}", which no registry knows`),
    ...dependencies
      .filter(([name]) => name.startsWith(OWN_SCOPE) && !published.includes(name))
      .map(([name]) => `depends on ${name}, which is not published`),
  ]
}

function targetsOf(exports: unknown): string[] {
  if (typeof exports === 'string') return [exports]
  return isJsonObject(exports) ? Object.values(exports).flatMap(targetsOf) : []
}
