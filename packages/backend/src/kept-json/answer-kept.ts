import type { Context } from 'hono'
import type { ApiEnvironment } from '../http/environment'
import { isKnownTag } from '../http/is-known-tag'
import type { KeptJson } from './keep-json'

/** Answers kept JSON: nothing to who has it already, compressed to who can read that. */
export async function answerKept(
  context: Context<ApiEnvironment>,
  kept: KeptJson,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const compressed = /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
  const etag = `"${kept.tag}${compressed ? '-br' : ''}"`
  const all: Record<string, string> = { ...headers, etag, vary: 'accept-encoding, authorization' }
  if (isKnownTag(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers: all })
  const bytes = await (compressed ? kept.brotli() : kept.json())
  all['content-type'] = 'application/json; charset=utf-8'
  all['content-length'] = String(bytes.byteLength)
  if (compressed) all['content-encoding'] = 'br'
  return new Response(bytes, { headers: all })
}
