import type * as styles from './progress-bar.css'

type Tone = keyof typeof styles.tone

/** What has reached its end is drawn as a success, unless it has a tone of its own. */
export function chooseTone(tone: Tone, share: number | undefined): Tone {
  return tone === 'accent' && share === 1 ? 'success' : tone
}
