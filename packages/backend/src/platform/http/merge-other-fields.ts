import type { z } from 'zod'
import { ApiFailure } from '../../entities/failures/api-failure'

const maximumCharacters = 200_000

type Fields = Readonly<Record<string, unknown>>

/**
 * Merges the fields that no wire shape names into those that an entity stores without a column.
 * @throws ApiFailure if they exceed the limit of one entity
 */
export function mergeOtherFields(before: Fields, given: Fields, ...shapes: z.ZodObject[]): Record<string, unknown> {
  const isUnknown = (name: string) => shapes.every(({ shape }) => !Object.hasOwn(shape, name))
  const newEntries = Object.entries(given).filter(([name]) => isUnknown(name))
  const merged = { ...before, ...Object.fromEntries(newEntries) }
  if (newEntries.length > 0 && JSON.stringify(merged).length > maximumCharacters) {
    throw new ApiFailure('too-large', `Unknown fields may have at most ${maximumCharacters} characters in all.`)
  }
  return merged
}
