import { requireValue } from '../../entities/failures/require-value'

/** Quieter than -60 dB does not click beside silence. */
const quietLevel = 32
const fadeSeconds = 0.004

/**
 * Fades in or out for 4 ms where the voice begins or ends within a sound, which would click beside silence. Moves no
 * sample. Returns the same array if there is nothing to fade.
 */
export function fadeCutEnds(pcm: Int16Array, sampleRate: number): Int16Array {
  const [first = 0] = pcm
  const { [pcm.length - 1]: final = 0 } = pcm
  const fades = { atStart: Math.abs(first) > quietLevel, atEnd: Math.abs(final) > quietLevel }
  if (!fades.atStart && !fades.atEnd) return pcm
  const length = Math.min(Math.round(fadeSeconds * sampleRate), Math.floor(pcm.length / 2))
  const softened = pcm.slice()
  const scale = (at: number, gain: number) => {
    softened[at] = Math.round(requireValue(softened[at], `sample ${at}`) * gain)
  }
  for (let step = 0; step < length; step += 1) {
    // Half a cosine, without a corner at either end.
    const gain = (1 - Math.cos((Math.PI * (step + 0.5)) / length)) / 2
    if (fades.atStart) scale(step, gain)
    if (fades.atEnd) scale(softened.length - 1 - step, gain)
  }
  return softened
}
