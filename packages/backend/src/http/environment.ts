import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

/** What Hono carries along with every request of this server. */
export interface ApiEnvironment {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** Lines that carry the request's id; made when the first one is written, which for most calls is never. */
    log: () => Logger
    /** The address of the contract that fits; missing where none does. */
    route?: string
  }
}
