import { findUser, type UserRow } from '../../entities/accounts/accounts.repository'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { AccountServices } from './account-services'

/** Returns the caller's account. */
export async function readAccount({ database }: AccountServices, caller: Caller) {
  const user = await findUser(database, caller.userId)
  if (!user) throw new ApiFailure('session-ended', 'This account was deleted.')
  return presentAccount(user)
}

export function presentAccount({ id, email, name, role, domainId, verifiedAt, createdAt }: UserRow) {
  return {
    id,
    email,
    name,
    role,
    domainId,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
