import type { Context } from 'hono'
import { isLoopback, socketAddress } from './client-address'
import type { ApiEnvironment } from './hono-env'

/**
 * Returns true if the client runs on the server's own machine and so is its operator.
 * @param isLocalServer false if others reach the server: behind a proxy all requests come from the same machine
 */
export function isFromThisMachine(context: Context<ApiEnvironment>, isLocalServer: boolean): boolean {
  const forwarded = ['forwarded', 'x-forwarded-for', 'via'].some((name) => context.req.header(name) !== undefined)
  const isHere = isLoopback(socketAddress(context)) && namesThisMachine(context.req.header('host'))
  return isLocalServer && !forwarded && isHere
}

/** Returns false for another name that resolves to this machine: a website's, which would read the response (DNS rebinding). */
function namesThisMachine(host: string | undefined): boolean {
  return host !== undefined && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host)
}
