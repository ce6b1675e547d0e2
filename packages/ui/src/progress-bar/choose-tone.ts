import type * as styles from './progress-bar.css'

type Tone = keyof typeof styles.tone

/** Returns the given tone, otherwise `success` for a complete progress. */
export function chooseTone(tone: Tone, share: number | undefined): Tone {
  return tone === 'accent' && share === 1 ? 'success' : tone
}
