import type { z } from 'zod'

/** Limits the size of objects that keep unknown fields. */
export function boundFields<S extends z.ZodType>(schema: S, maximumCharacters = 20_000): S {
  return schema.refine(
    (value) => JSON.stringify(value).length <= maximumCharacters,
    `holds more than ${maximumCharacters} characters in all`,
  )
}
