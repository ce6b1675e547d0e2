import { existsSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBlockedFolder } from './can-traverse'
import { CLUSTER_ID_FILE } from './cluster-credentials'
import { type StartFailure, startFailure, systemErrorCode, USE_YOUR_OWN_DATABASE } from './outcome'
import { findRunner, type Runner } from './service-user'
import { makeOpenFolder } from './stage-binaries'

export interface ClusterLocation {
  readonly kind: 'placed'
  readonly runner: Runner
  /** Absolute path of the cluster; it exists only once it is complete. */
  readonly folder: string
  readonly isStaged: boolean
}

export interface PlaceRequest {
  readonly dataDir: string
  /** Folder for a cluster that cannot be in the data folder. */
  readonly stagingFolder: string
  readonly log: (line: string) => void
}

/**
 * Decides on path and account of the cluster. An existing cluster keeps both; a new one is created in the data folder
 * unless its account cannot get there.
 */
export function placeCluster({ dataDir, stagingFolder, log }: PlaceRequest): ClusterLocation | StartFailure {
  const inside = join(realpathSync(dataDir), 'pg')
  const outside = join(stagingFolder, 'data')
  const existing = [outside, inside].find((folder) => existsSync(folder))
  const runner = findRunner(existing === undefined ? null : statSync(existing).uid, log)
  if (runner.kind === 'failed') return runner
  if (existing === outside) {
    return (
      claimStaged(stagingFolder, realpathSync(dataDir)) ?? { kind: 'placed', runner, folder: outside, isStaged: true }
    )
  }
  const blocked = runner.kind === 'other' ? findBlockedFolder(dataDir, runner.user) : null
  if (runner.kind === 'self' || blocked === null) return { kind: 'placed', runner, folder: inside, isStaged: false }
  log(`the account ${runner.user.name} cannot enter ${blocked}: the database is kept in ${outside}`)
  makeOpenFolder(stagingFolder)
  const closed = findBlockedFolder(stagingFolder, runner.user)
  if (closed !== null) {
    return startFailure(
      `the account ${runner.user.name} can enter neither ${blocked} nor ${closed}`,
      `allow it to pass (chmod o+x), or ${USE_YOUR_OWN_DATABASE}`,
    )
  }
  const moveResult = existing === inside ? moveCluster(inside, outside, blocked) : null
  const claimed = moveResult ?? claimStaged(stagingFolder, realpathSync(dataDir))
  return claimed ?? { kind: 'placed', runner, folder: outside, isStaged: true }
}

/**
 * Records the data folder of a staged cluster. A copy of that folder has the same id, and must not write into the
 * original's database; a moved folder takes its cluster along.
 */
function claimStaged(stagingFolder: string, dataDir: string): StartFailure | null {
  const note = join(stagingFolder, 'data-folder')
  const owner = existsSync(note) ? readFileSync(note, 'utf8').trim() : dataDir
  if (owner !== dataDir && existsSync(join(owner, CLUSTER_ID_FILE)) && clusterId(owner) === clusterId(dataDir)) {
    return startFailure(
      `${dataDir} is a copy of ${owner}, whose database is kept in ${stagingFolder}`,
      `use ${owner}, or remove ${join(dataDir, CLUSTER_ID_FILE)} to begin with an empty database`,
    )
  }
  writeFileSync(note, `${dataDir}\n`)
  return null
}

function clusterId(dataDir: string): string {
  return readFileSync(join(dataDir, CLUSTER_ID_FILE), 'utf8').trim()
}

function moveCluster(from: string, to: string, blocked: string): StartFailure | null {
  try {
    renameSync(from, to)
    return null
  } catch (error) {
    if (systemErrorCode(error) !== 'EXDEV') throw error
    return startFailure(
      `the database in ${from} can no longer be reached by its account, and ${to} is on another file system`,
      `allow the account to pass again: chmod o+x ${blocked}`,
    )
  }
}
