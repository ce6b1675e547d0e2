import type { z } from 'zod'
import type { SharedBytes } from '../../http-calls/read-shared-body'

/** A response of the expected shape, or a sentence that explains why it is unusable. */
export type ParsedResponse<Answer> = { kind: 'read'; answer: Answer } | { kind: 'unusable'; detail: string }

/** Parses a response. Forty megabytes take a tenth of a second, so that long ones belong in a worker. */
export function parseResponse<Shape extends z.ZodType>(
  bytes: SharedBytes,
  shape: Shape,
): ParsedResponse<z.output<Shape>> {
  let json: unknown
  try {
    json = JSON.parse(Buffer.concat(bytes).toString())
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'unusable', detail: 'Its answer cannot be read.' }
    throw error
  }
  const read = shape.safeParse(json)
  if (read.success) return { kind: 'read', answer: read.data }
  const where = read.error.issues.map(({ path }) => path.join('.')).find((path) => path !== '')
  return {
    kind: 'unusable',
    detail: `Its answer has a shape that is not known${where === undefined ? '' : ` (at ${where})`}.`,
  }
}
