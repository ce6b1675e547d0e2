import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Binds a data folder to its cluster. */
export interface ClusterKeys {
  /** Random, not derived from the path: a new folder at an old path is a new cluster. */
  readonly id: string
  readonly password: string
}

export const CLUSTER_ID_FILE = 'cluster-id'
const ID_BYTES = 5
const PASSWORD_BYTES = 24

/** Reads the keys in the data folder, or creates them on the first start. */
export function readClusterKeys(dataDir: string, randomBytes: (size: number) => Buffer): ClusterKeys {
  mkdirSync(dataDir, { recursive: true })
  return {
    id: readOrCreateSecret(join(dataDir, CLUSTER_ID_FILE), () => randomBytes(ID_BYTES).toString('hex')),
    password: readOrCreateSecret(join(dataDir, 'database-password'), () =>
      randomBytes(PASSWORD_BYTES).toString('base64url'),
    ),
  }
}

function readOrCreateSecret(path: string, make: () => string): string {
  if (existsSync(path)) {
    const kept = readFileSync(path, 'utf8').trim()
    if (kept !== '') return kept
  }
  const made = make()
  writeFileSync(path, `${made}\n`, { mode: 0o600, flush: true })
  return made
}
