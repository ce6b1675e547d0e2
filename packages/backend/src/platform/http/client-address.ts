import { readHeader } from './read-header'
import type { Context } from 'hono'
import { isIPv6 } from 'node:net'
import type { ApiEnvironment } from './hono-env'

/**
 * Returns the address of the client, for limits. Believes forwarded addresses only as far as our own proxies wrote
 * them: each appends the address that called it.
 * @param proxies number of the operator's own proxies in front of the server
 */
export function clientAddress(context: Context<ApiEnvironment>, proxies: number): string {
  const direct = socketAddress(context)
  const forwarded = readHeader(context.req.raw, 'x-forwarded-for')
    .split(',')
    .map((part) => part.trim())
  return toNetwork(proxies > 0 ? (forwarded.at(-proxies) ?? direct) || direct : direct)
}

/**
 * Returns an IPv4 address unchanged and the network of an IPv6 address, because one household has all addresses of it.
 */
export function toNetwork(address: string): string {
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

/** Returns true for addresses of the same machine: a person there, or every caller if a proxy runs there. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$|^0:0:0:0::\/64$/i.test(address)
}

/** Returns the address of the connection; empty if it was closed. */
export function socketAddress({ env }: Context<ApiEnvironment>): string {
  return env.incoming.socket.remoteAddress ?? ''
}
