import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { ServiceUser } from './service-user'

/** Owner, group and mode bits of a folder. */
export interface FolderRights {
  readonly uid: number
  readonly gid: number
  readonly mode: number
}

/**
 * Returns true if the account may traverse the folder, by owner, primary group and mode bits only: with a different
 * access list the folder counts as closed, which costs a staged copy and no failure.
 */
export function canTraverse(rights: FolderRights, user: Pick<ServiceUser, 'uid' | 'gid'>): boolean {
  if (rights.uid === user.uid) return (rights.mode & 0o100) !== 0
  if (rights.gid === user.gid) return (rights.mode & 0o010) !== 0
  return (rights.mode & 0o001) !== 0
}

/**
 * Returns the nearest ancestor of `folder`, itself included, that the account cannot traverse; null if it can reach
 * `folder`.
 */
export function findBlockedFolder(folder: string, user: ServiceUser): string | null {
  const path = resolve(folder)
  if (!canTraverse(statSync(path), user)) return path
  const parent = dirname(path)
  return parent === path ? null : findBlockedFolder(parent, user)
}
