import type { Context } from 'hono'
import { isLoopback } from './client-address'
import type { ApiEnvironment } from './environment'

/**
 * Whether whoever calls sits at the server's own machine, which makes him its operator.
 * @param isLocalServer false when others reach the server: behind a proxy all calls come from the same machine
 */
export function isFromThisMachine({ req, env }: Context<ApiEnvironment>, isLocalServer: boolean): boolean {
  const forwarded = ['forwarded', 'x-forwarded-for', 'via'].some((name) => req.header(name) !== undefined)
  return isLocalServer && !forwarded && isLoopback(env.incoming.socket.remoteAddress ?? '')
}
