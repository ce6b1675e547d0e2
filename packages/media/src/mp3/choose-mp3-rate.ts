const rates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const

export type Mp3SampleRate = (typeof rates)[number]

/** The sample rates that MP3 has. */
export const mp3SampleRates: readonly Mp3SampleRate[] = rates

const HIGHEST = 48_000
/** What recordings have; the rest is a header that lies. */
const READ = { lowest: 4000, highest: 384_000 }

/**
 * The sample rate that a sound gets as MP3: its own where MP3 has it, a whole part of it where it is higher than any (96000
 * → 48000, 88200 → 44100), else the next above, or the highest. Null for what no recording has.
 */
export function chooseMp3Rate(sampleRate: number): Mp3SampleRate | null {
  if (!Number.isInteger(sampleRate) || sampleRate < READ.lowest || sampleRate > READ.highest) return null
  const next = mp3SampleRates.find((rate) => rate >= sampleRate)
  return next ?? mp3SampleRates.findLast((rate) => sampleRate % rate === 0 && rate > HIGHEST / 2) ?? HIGHEST
}
