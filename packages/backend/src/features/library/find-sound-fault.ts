import type { SpokenSentence } from '../../entities/narration/pack-sentence'

/** Voices speak at 8,000 Hz or more; no sound card plays more than 192,000 Hz. */
const [minSampleRate, maxSampleRate] = [8000, 192_000]
/** Times are rounded to milliseconds, a sound ends between two of them. */
const toleranceSeconds = 0.01

/** Returns the fault of a sound that is said to be the speech of a text; null if it has none. */
export function findSoundFault({ pcm, sampleRate, words }: SpokenSentence, text: string): string | null {
  if (pcm.length === 0) return 'it has no samples'
  if (sampleRate < minSampleRate || sampleRate > maxSampleRate) {
    return `its sample rate is ${sampleRate} Hz, not between ${minSampleRate} and ${maxSampleRate} Hz`
  }
  const durationSeconds = pcm.length / sampleRate
  for (const { start, end, startTime, endTime } of words) {
    if (!isRangeWithin(start, end, text.length) || !Number.isInteger(start) || !Number.isInteger(end)) {
      return `it has a word from ${start} to ${end} of a text of ${text.length} characters`
    }
    if (!isRangeWithin(startTime, endTime, durationSeconds + toleranceSeconds)) {
      return `it has a word from ${startTime} s to ${endTime} s of ${durationSeconds} s`
    }
  }
  return null
}

function isRangeWithin(start: number, end: number, length: number): boolean {
  return start >= 0 && start <= end && end <= length
}
