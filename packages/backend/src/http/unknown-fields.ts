import type { z } from 'zod'

/** The fields that the wire shape does not name: they are kept as they came. */
export function unknownFields(fields: Readonly<Record<string, unknown>>, shape: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(shape.shape, name)))
}
