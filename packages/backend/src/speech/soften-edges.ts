/** What sounds beside silence without a click: -60 dB. */
const quietLevel = 32
const fadeSeconds = 0.004

/**
 * The sound with a fade of 4 ms at each end where the voice begins or ends in the middle of a sound, which clicks beside
 * silence. No sample moves, so no word does. The very same array where there is nothing to soften.
 */
export function softenEdges(pcm: Int16Array, sampleRate: number): Int16Array {
  const fades = {
    atStart: Math.abs(pcm[0] ?? 0) > quietLevel,
    atEnd: Math.abs(pcm.at(-1) ?? 0) > quietLevel,
  }
  if (!fades.atStart && !fades.atEnd) return pcm
  const length = Math.min(Math.round(fadeSeconds * sampleRate), Math.floor(pcm.length / 2))
  const softened = pcm.slice()
  for (let step = 0; step < length; step += 1) {
    // Half a cosine: no corner at either end of the fade.
    const share = (1 - Math.cos((Math.PI * (step + 0.5)) / length)) / 2
    const last = softened.length - 1 - step
    if (fades.atStart) softened[step] = Math.round((softened[step] ?? 0) * share)
    if (fades.atEnd) softened[last] = Math.round((softened[last] ?? 0) * share)
  }
  return softened
}
