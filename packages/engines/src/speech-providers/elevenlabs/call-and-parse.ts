import type { z } from 'zod'
import { type CallProvider, failUnusable, type ProviderCall } from './create-caller'
import type { ProviderFailure } from './provider-failure'
import { parseResponse } from './parse-response'

/** Calls the provider and parses its response, a short one. */
export async function callAndParse<Schema extends z.ZodType>(
  call: CallProvider,
  request: ProviderCall,
  schema: Schema,
): Promise<{ kind: 'received'; value: z.output<Schema> } | ProviderFailure> {
  const result = await call(request)
  if (result.kind === 'failed') return result
  const read = parseResponse(result.bytes, schema)
  return read.kind === 'read' ? { kind: 'received', value: read.value } : failUnusable(request.method, read.detail)
}
