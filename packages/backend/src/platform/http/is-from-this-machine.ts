import type { Context } from 'hono'
import { isLoopback, socketAddress } from './client-address'
import type { ApiEnvironment } from './hono-env'

/**
 * Returns true if the client runs on the server's own machine and so is its operator.
 * @param isLocalServer false if others reach the server: behind a proxy all requests come from the same machine
 */
export function isFromThisMachine(context: Context<ApiEnvironment>, isLocalServer: boolean): boolean {
  const forwarded = ['forwarded', 'x-forwarded-for', 'via'].some((name) => context.req.header(name) !== undefined)
  return isLocalServer && !forwarded && isLoopback(socketAddress(context))
}
