import type { z } from 'zod'
import { type CallProvider, failUnusable, type ProviderCall } from './create-caller'
import type { ProviderFailure } from './provider-failure'
import { parseResponse } from './parse-response'

/** Calls the provider and parses its response, a short one. */
export async function callAndParse<Shape extends z.ZodType>(
  call: CallProvider,
  request: ProviderCall,
  shape: Shape,
): Promise<{ kind: 'answered'; answer: z.output<Shape> } | ProviderFailure> {
  const answered = await call(request)
  if (answered.kind === 'failed') return answered
  const read = parseResponse(answered.bytes, shape)
  return read.kind === 'read' ? { kind: 'answered', answer: read.answer } : failUnusable(request.method, read.detail)
}
