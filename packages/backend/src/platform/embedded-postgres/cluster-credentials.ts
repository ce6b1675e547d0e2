import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Id and password of a data folder's PostgreSQL cluster. */
export interface ClusterCredentials {
  /** Random, not derived from the path: a new folder at an old path is a new cluster. */
  readonly id: string
  readonly password: string
}

export const CLUSTER_ID_FILE = 'cluster-id'
const ID_BYTES = 5
const PASSWORD_BYTES = 24

/** Reads the credentials in the data folder, or creates them on the first start. */
export function readOrCreateClusterCredentials(
  dataDir: string,
  randomBytes: (size: number) => Buffer,
): ClusterCredentials {
  mkdirSync(dataDir, { recursive: true })
  return {
    id: readOrCreateSecret(join(dataDir, CLUSTER_ID_FILE), () => randomBytes(ID_BYTES).toString('hex')),
    password: readOrCreateSecret(join(dataDir, 'database-password'), () =>
      randomBytes(PASSWORD_BYTES).toString('base64url'),
    ),
  }
}

function readOrCreateSecret(path: string, create: () => string): string {
  if (existsSync(path)) {
    const stored = readFileSync(path, 'utf8').trim()
    if (stored !== '') return stored
  }
  const secret = create()
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flush: true })
  return secret
}
