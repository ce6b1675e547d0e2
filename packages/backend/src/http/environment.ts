import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

/** What Hono carries along with every request of this server. */
export interface ApiEnvironment {
  Bindings: HttpBindings
  Variables: { requestId: string; log: Logger }
}
