import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

/** Values that Hono carries with every request of this server. */
export interface ApiEnvironment {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** Returns a logger with the request's id; created on first use, because most requests log nothing. */
    log: () => Logger
    /** Path pattern of the matching route; undefined if none matches. */
    route?: string
  }
}
