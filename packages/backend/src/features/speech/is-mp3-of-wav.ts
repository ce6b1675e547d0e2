interface Track {
  audioFileName: string | null
  durationSeconds: number | null
}

/** An encoder pads the last frame; a decoder may count the padding. */
const toleranceSeconds = 0.2

/**
 * Returns true if a track is the MP3 that a client made of the one before: it has the name of a WAV with another extension,
 * and its length. Its words then keep their times.
 */
export function isMp3OfWav(before: Track, after: { audioFileName: string; durationSeconds: number | null }): boolean {
  const wav = before.audioFileName === null ? null : /^(.+)\.wav$/i.exec(before.audioFileName)
  const mp3 = /^(.+)\.mp3$/i.exec(after.audioFileName)
  if (wav === null || mp3 === null || wav[1] !== mp3[1]) return false
  if (before.durationSeconds === null || after.durationSeconds === null) return false
  return Math.abs(before.durationSeconds - after.durationSeconds) <= toleranceSeconds
}
