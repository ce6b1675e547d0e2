import { ApiFailure } from '../../entities/failures/api-failure'
import type { StoredTake } from '../../entities/schema/stored-shapes'

/**
 * Returns the takes of a track with another take of one sentence, wherever its page has it. Throws if the takes of the
 * track are not known (null), or if it does not have the sentence.
 */
export function replaceTake(takes: readonly StoredTake[] | null, take: StoredTake): StoredTake[] {
  if (takes === null) {
    throw new ApiFailure(
      'no-audio',
      'This narration was made before takes were kept, or it is a recording. Generate the audio again to choose takes.',
    )
  }
  const { pageVariationId, text, takeKey } = take
  const isMeant = (each: StoredTake) => each.pageVariationId === pageVariationId && each.text === text
  if (!takes.some(isMeant)) {
    throw new ApiFailure('no-audio', 'The narration does not have this sentence yet. Generate the audio first.')
  }
  return takes.map((each) => (isMeant(each) ? { pageVariationId, text, takeKey } : each))
}
