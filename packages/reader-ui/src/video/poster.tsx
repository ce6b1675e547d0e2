import { useState } from 'react'
import * as styles from './video-pane.css'

/** Covers a video. The `poster` of the element would go as soon as the reader seeks to the first word of the page. */
export function Poster({ link }: { readonly link: string }) {
  const [brokenLink, setBrokenLink] = useState<string | null>(null)
  if (link === brokenLink) return null
  return <img className={styles.poster} src={link} alt="" onError={() => setBrokenLink(link)} />
}
