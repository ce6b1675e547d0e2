const rates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const

export type Mp3SampleRate = (typeof rates)[number]

/** The sample rates that MP3 has. */
export const mp3SampleRates: readonly Mp3SampleRate[] = rates

const HIGHEST = 48_000
/** Sample rates of recordings; others come from a damaged header. */
const RECORDED = { lowest: 4000, highest: 384_000 }

/**
 * Chooses the sample rate of an MP3: the sound's own where MP3 has it, a divisor of a higher one (96000 → 48000, 88200 →
 * 44100), else the next above, or the highest. Returns null for a rate that no recording has.
 */
export function chooseMp3Rate(sampleRate: number): Mp3SampleRate | null {
  if (!Number.isInteger(sampleRate) || sampleRate < RECORDED.lowest || sampleRate > RECORDED.highest) return null
  const next = mp3SampleRates.find((rate) => rate >= sampleRate)
  return next ?? mp3SampleRates.findLast((rate) => sampleRate % rate === 0 && rate > HIGHEST / 2) ?? HIGHEST
}
