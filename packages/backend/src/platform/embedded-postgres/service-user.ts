import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type StartFailure, startFailure, USE_YOUR_OWN_DATABASE } from './outcome'

/** An account other than root; PostgreSQL refuses to run as root. */
export interface ServiceUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/** Account of the database: the caller itself, or another account if the caller is root. */
export type Runner = { kind: 'self' } | { kind: 'other'; user: ServiceUser }

const PREFERRED_NAMES = ['lectern', 'postgres', 'nobody']
const CREATED_NAME = 'postgres'

/** Returns the accounts of an /etc/passwd except root. initdb needs such an entry: a bare number is not enough. */
export function parsePasswd(text: string): ServiceUser[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    if (name === undefined || name === '' || name.startsWith('#')) return []
    if (uid === undefined || gid === undefined || !/^-?\d+$/.test(uid) || !/^-?\d+$/.test(gid)) return []
    return Number(uid) === 0 ? [] : [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}

/**
 * Returns the owner of an existing cluster, because PostgreSQL runs as no one else; otherwise the first preferred
 * account.
 */
export function chooseServiceUser(accounts: readonly ServiceUser[], ownerUid: number | null): ServiceUser | null {
  if (ownerUid !== null) return accounts.find((account) => account.uid === ownerUid) ?? null
  for (const name of PREFERRED_NAMES) {
    const account = accounts.find((candidate) => candidate.name === name)
    if (account !== undefined) return account
  }
  return null
}

/**
 * Decides on the account of the database. `ownerUid` is the owner of an existing cluster. If root finds no account, a
 * system account is announced and created.
 */
export function findRunner(ownerUid: number | null, log: (line: string) => void): Runner | StartFailure {
  const callerUid = process.getuid?.()
  if (callerUid === undefined) return { kind: 'self' }
  if (callerUid !== 0) {
    if (ownerUid === null || ownerUid === callerUid) return { kind: 'self' }
    return startFailure(
      `the database belongs to the account number ${ownerUid}, and this is number ${callerUid}`,
      'start as the account that started it first, or as root',
    )
  }
  const chosen = chooseServiceUser(readAccounts(), ownerUid)
  if (chosen !== null) return { kind: 'other', user: chosen }
  if (ownerUid !== null) {
    return startFailure(
      `the database belongs to the account number ${ownerUid}, which is not in /etc/passwd`,
      `give its folder to an account that exists, or ${USE_YOUR_OWN_DATABASE}`,
    )
  }
  return createServiceUser(log)
}

function createServiceUser(log: (line: string) => void): Runner | StartFailure {
  log(`PostgreSQL refuses to run as root and there is no other account: creating the system account ${CREATED_NAME}`)
  const result = spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', CREATED_NAME], {
    encoding: 'utf8',
  })
  const user = chooseServiceUser(readAccounts(), null)
  if (user !== null) return { kind: 'other', user }
  return startFailure(
    `running as root, and there is no ordinary account to run PostgreSQL as (useradd: ${result.error?.message ?? result.stderr.trim()})`,
    `start as an ordinary user, create an account named ${CREATED_NAME}, or ${USE_YOUR_OWN_DATABASE}`,
  )
}

function readAccounts(): ServiceUser[] {
  return parsePasswd(readFileSync('/etc/passwd', 'utf8'))
}
