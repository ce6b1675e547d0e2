import type { Voice } from './voice'

/** Returns the accent and the description of a voice in one line; undefined if it has neither. */
export function describeVoice({ labels }: Voice): string | undefined {
  const about = [labels.accent, labels.description].filter((text) => text !== undefined)
  return about.length > 0 ? about.join(' · ') : undefined
}
