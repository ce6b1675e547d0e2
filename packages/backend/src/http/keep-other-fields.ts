import type { z } from 'zod'
import { ApiFailure } from './api-failure'

const maximumCharacters = 200_000

type Fields = Readonly<Record<string, unknown>>

/**
 * What an entity keeps without a column: the fields that the wire shapes do not name, as they came, in place of those of
 * the same name that it has.
 * @throws ApiFailure when they grow beyond what one entity may keep
 */
export function keepOtherFields(before: Fields, given: Fields, ...shapes: z.ZodObject[]): Record<string, unknown> {
  const isUnknown = (name: string) => shapes.every(({ shape }) => !Object.hasOwn(shape, name))
  const added = Object.entries(given).filter(([name]) => isUnknown(name))
  const kept = { ...before, ...Object.fromEntries(added) }
  if (added.length > 0 && JSON.stringify(kept).length > maximumCharacters) {
    throw new ApiFailure('too-large', `The fields besides the known ones hold at most ${maximumCharacters} characters.`)
  }
  return kept
}
