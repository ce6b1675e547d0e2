/**
 * Returns true if a write failed because its account was deleted: an access token outlives the account by some minutes.
 */
export function isDeletedAccountError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23503' && 'constraint' in cause) {
      return typeof cause.constraint === 'string' && cause.constraint.endsWith('_users_id_fk')
    }
  }
  return false
}
