/** Sample rates of recordings in Hz; a WAV with another one has a wrong header, and so a wrong duration. */
const minSampleRate = 1000
const maxSampleRate = 768_000

/** Returns false if a WAV header gives no samples, or a sample rate that no recording has. */
export function isPossibleRecording(wav: { sampleRate: number; frameCount: number }): boolean {
  return wav.frameCount > 0 && wav.sampleRate >= minSampleRate && wav.sampleRate <= maxSampleRate
}
