import type { z } from 'zod'
import type { SharedBytes } from '../read-shared-bytes'

/** An answer in the shape that is expected of it, or a sentence that says what is wrong with it. */
export type ReadAnswer<Answer> = { kind: 'read'; answer: Answer } | { kind: 'unusable'; detail: string }

/** Forty megabytes take a tenth of a second: what may be long is read in a worker. */
export function readAnswer<Shape extends z.ZodType>(bytes: SharedBytes, shape: Shape): ReadAnswer<z.output<Shape>> {
  let json: unknown
  try {
    json = JSON.parse(Buffer.concat(bytes).toString())
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'unusable', detail: 'Its answer cannot be read.' }
    throw error
  }
  const read = shape.safeParse(json)
  if (read.success) return { kind: 'read', answer: read.data }
  const where = read.error.issues[0]?.path.join('.') ?? ''
  return {
    kind: 'unusable',
    detail: `Its answer has a shape that is not known${where === '' ? '' : ` (at ${where})`}.`,
  }
}
