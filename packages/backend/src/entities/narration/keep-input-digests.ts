import { describeNarration, type NarrationOrigin } from '@lectern/core/staleness'
import type { TimedWord } from '@lectern/core/sync'

/** Returns the origin of corrected words: a correction by hand changes their times, not the text and voice of the track. */
export function keepInputDigests(corrected: readonly TimedWord[], before: NarrationOrigin | null): NarrationOrigin {
  const sentences = (before === null ? [] : before.pages).flatMap(({ pageVariationId, sentences: known }) =>
    known === null ? [] : [{ pageVariationId, sentences: known }],
  )
  const origin = describeNarration({ voiceSettings: null, sentences, words: corrected })
  return { ...origin, voice: before === null ? null : before.voice }
}
