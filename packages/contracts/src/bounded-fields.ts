import type { z } from 'zod'

/** For objects that keep fields which the server does not know: they may not grow without an end. */
export function boundFields<S extends z.ZodType>(schema: S, maximumCharacters = 20_000): S {
  return schema.refine(
    (value) => JSON.stringify(value).length <= maximumCharacters,
    `holds more than ${maximumCharacters} characters in all`,
  )
}
