/**
 * Whether a write failed because it names an account that is not there any more: its access token outlives it by some
 * minutes.
 */
export function isAccountGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23503' && 'constraint' in cause) {
      return typeof cause.constraint === 'string' && cause.constraint.endsWith('_users_id_fk')
    }
  }
  return false
}
