import type { z } from 'zod'
import type { SpokenCharacter } from '../../word-times/join-characters'
import type { TimedSpeech } from './response-schemas'

/** Reads the spoken characters with their times in seconds; none when the provider has no times. */
export function readCharacters(alignment: z.output<typeof TimedSpeech>['alignment']): SpokenCharacter[] {
  if (!alignment) return []
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = alignment
  return characters.flatMap((text, index) => {
    const [start, end] = [starts[index], ends[index]]
    if (start === undefined || end === undefined) return []
    const startTime = Math.max(0, start)
    return [{ text, startTime, endTime: Math.max(startTime, end) }]
  })
}
