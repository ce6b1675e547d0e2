import type { Context } from 'hono'
import { isIPv6 } from 'node:net'
import type { ApiEnvironment } from './environment'

/**
 * Where a call comes from, for limits. Forwarded addresses are believed only as far as our own proxies wrote them: each
 * of them adds the address that it was called from at the end.
 * @param proxies how many proxies of the operator's own stand before the server
 */
export function clientAddress(context: Context<ApiEnvironment>, proxies: number): string {
  const direct = context.env.incoming.socket.remoteAddress ?? ''
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return placeOf(proxies > 0 ? (forwarded.at(-proxies) ?? direct) || direct : direct)
}

/** IPv4 as it is; of IPv6 the network, since one household has all addresses of it. */
export function placeOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0')
  return `${[...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Whether a call comes from the same machine: from a person there, or from all people when a proxy stands there. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$|^0:0:0:0::\/64$/i.test(address)
}
