import type { z } from 'zod'
import { type CallProvider, failUnusable, type ProviderCall } from './create-caller'
import type { ProviderFailure } from './provider-failure'
import { readAnswer } from './read-answer'

/** Calls the provider and reads its answer, a short one, in the shape that is expected of it. */
export async function ask<Shape extends z.ZodType>(
  call: CallProvider,
  request: ProviderCall,
  shape: Shape,
): Promise<{ kind: 'answered'; answer: z.output<Shape> } | ProviderFailure> {
  const answered = await call(request)
  if (answered.kind === 'failed') return answered
  const read = readAnswer(answered.bytes, shape)
  return read.kind === 'read' ? { kind: 'answered', answer: read.answer } : failUnusable(request.method, read.detail)
}
