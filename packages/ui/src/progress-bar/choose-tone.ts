import type * as styles from './progress-bar.css'

type Tone = keyof typeof styles.tone

/** Returns the given tone, otherwise `success` for a complete progress. */
export function chooseTone(tone: Tone, fraction: number | undefined): Tone {
  return tone === 'accent' && fraction === 1 ? 'success' : tone
}
