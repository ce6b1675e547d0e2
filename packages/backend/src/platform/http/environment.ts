import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

/** Values that Hono carries with every request of this server. */
export interface ApiEnvironment {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** Returns a logger with the request's id; created on first use, which most requests never need. */
    log: () => Logger
    /** Path of the matching contract; undefined if none matches. */
    route?: string
  }
}
