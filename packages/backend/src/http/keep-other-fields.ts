import { ApiFailure } from './api-failure'

const maximumCharacters = 200_000

/**
 * The fields without a column, those that are given in place of the ones of the same name.
 * @throws ApiFailure when they grow beyond what one entity may keep
 */
export function keepOtherFields(
  before: Record<string, unknown>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const kept = { ...before, ...given }
  if (JSON.stringify(kept).length > maximumCharacters) {
    throw new ApiFailure('too-large', `The fields besides the known ones hold at most ${maximumCharacters} characters.`)
  }
  return kept
}
