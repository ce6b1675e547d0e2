/**
 * SQLSTATEs of a server that is going away, coming back or full of connections: class 08, `admin_shutdown`,
 * `crash_shutdown`, `cannot_connect_now` and `too_many_connections`.
 */
const stateOfAwayServer = /^(08\w{3}|57P0[123]|53300)$/
/** System errors of a connection that cannot be opened. */
const connectError = /^(ECONNREFUSED|ENOENT|EACCES|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EAGAIN)$/
const lostError = /^(ECONNRESET|EPIPE)$/
/** Errors of `pg` and its pool, which have no code. */
const messageOfLostConnection =
  /^(Connection terminated|timeout (exceeded when trying to connect|expired)|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/

/** Returns true if a statement failed because the database is restarting or cannot be reached: it can be tried again. */
export function isDatabaseAway(error: unknown): boolean {
  // The errors of `fetch` name an address too, but not that of the database.
  if (!(error instanceof Error) || error instanceof TypeError) return false
  const code = 'code' in error ? String(error.code) : ''
  const isConnecting = 'syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')
  return (
    stateOfAwayServer.test(code) ||
    lostError.test(code) ||
    (connectError.test(code) && (isConnecting || error instanceof AggregateError)) ||
    messageOfLostConnection.test(error.message) ||
    isDatabaseAway(error.cause)
  )
}
