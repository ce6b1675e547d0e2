import { readHeader } from '../http/read-header'
import type { Context } from 'hono'
import type { ApiEnvironment } from '../http/hono-env'
import { matchesTag } from '../http/matches-tag'
import type { CachedJson } from './cache-json'

/**
 * Responds with cached bytes: 304 for a known tag, compressed if the client accepts that. They are JSON unless the headers name
 * another content type.
 */
export async function respondWithCached(
  context: Context<ApiEnvironment>,
  kept: CachedJson,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const compressed = /\bbr\b/.test(readHeader(context.req.raw, 'accept-encoding'))
  const etag = `"${kept.tag}${compressed ? '-br' : ''}"`
  const all: Record<string, string> = { ...headers, etag, vary: 'accept-encoding, authorization' }
  if (matchesTag(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers: all })
  const bytes = await (compressed ? kept.brotli() : kept.json())
  all['content-type'] ??= 'application/json; charset=utf-8'
  all['content-length'] = String(bytes.byteLength)
  if (compressed) all['content-encoding'] = 'br'
  return new Response(bytes, { headers: all })
}
