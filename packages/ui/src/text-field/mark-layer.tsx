import { useLayoutEffect, useRef } from 'react'
import * as styles from '../field/field.css'

/** Characters of a text, from the first to behind the last. */
export interface TextMark {
  readonly from: number
  readonly to: number
}

interface MarkLayerProps {
  readonly text: string
  readonly marks: readonly TextMark[]
  readonly dir: string | undefined
  readonly lang: string | undefined
}

/** Repeats the text of the text area before it, invisible but for the lines under its marks, and scrolls with it. */
export function MarkLayer({ text, marks, dir, lang }: MarkLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const area = layer.current?.previousElementSibling
    if (area === null || area === undefined) return undefined
    const follow = () => layer.current?.scrollTo({ top: area.scrollTop, behavior: 'instant' })
    follow()
    area.addEventListener('scroll', follow)
    return () => area.removeEventListener('scroll', follow)
  }, [])
  return (
    <div ref={layer} className={styles.markLayer} dir={dir} lang={lang} aria-hidden>
      {marks.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(marks[index - 1]?.to, from)}
          <span className={styles.mark} data-mark>
            {text.slice(from, to)}
          </span>
        </span>
      ))}
      {text.slice(marks.at(-1)?.to)}
    </div>
  )
}
