import type { z } from 'zod'
import type { SharedBytes } from '../../http-calls/read-shared-body'

/** A response of the expected shape, or a sentence that explains why it is unusable. */
export type ParsedResponse<Value> = { kind: 'read'; value: Value } | { kind: 'unusable'; detail: string }

/** Parses a response. Forty megabytes take a tenth of a second, so that long ones belong in a worker. */
export function parseResponse<Schema extends z.ZodType>(
  bytes: SharedBytes,
  schema: Schema,
): ParsedResponse<z.output<Schema>> {
  let json: unknown
  try {
    json = JSON.parse(Buffer.concat(bytes).toString())
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'unusable', detail: 'Its response cannot be read.' }
    throw error
  }
  const read = schema.safeParse(json)
  if (read.success) return { kind: 'read', value: read.data }
  const where = read.error.issues.map(({ path }) => path.join('.')).find((path) => path !== '')
  return {
    kind: 'unusable',
    detail: `Its response has a shape that is not known${where === undefined ? '' : ` (at ${where})`}.`,
  }
}
