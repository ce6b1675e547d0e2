import type { z } from 'zod'
import type { CallProvider, ProviderCall } from './create-caller'
import type { ProviderFailure } from './provider-failure'

/** Calls the provider and reads its answer in the shape that is expected of it. */
export async function ask<Shape extends z.ZodType>(
  call: CallProvider,
  request: ProviderCall,
  shape: Shape,
): Promise<{ kind: 'answered'; answer: z.output<Shape> } | ProviderFailure> {
  const answered = await call(request)
  if (answered.kind === 'failed') return answered
  const read = shape.safeParse(answered.json)
  if (read.success) return { kind: 'answered', answer: read.data }
  const where = read.error.issues[0]?.path.join('.') ?? ''
  const message = `ElevenLabs answered in a shape that is not known${where === '' ? '' : ` (at ${where})`}. Tell the operator.`
  return { kind: 'failed', code: 'engine-failed', message, said: '', reasons: [] }
}
