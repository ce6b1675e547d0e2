import { studioMessages } from '@lectern/messages'
import { useLocale, useTranslate } from '@lectern/ui'
import type { PlacedRect } from '../editor/placed-rect'
import { nameRect } from '../marks/name-rect'
import { isMarkRect } from '../marks/page-mark'
import * as styles from './page-stage.css'

export interface RectMirrorProps {
  readonly rects: readonly PlacedRect[]
  readonly selected: ReadonlySet<string>
  readonly optionId: (index: number) => string
}

const namelessKeys = {
  word: 'stageRectWithoutWord',
  trigger: 'stageTriggerWithoutTitle',
  point: 'stagePointWithoutTitle',
} as const

/** Options kept for screen readers on each side of the selection. */
const reach = 150

/** The rects of the page as a list for screen readers: words in reading order, with their times. */
export function RectMirror({ rects, selected, optionId }: RectMirrorProps) {
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const seconds = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const first = rects.findIndex((placed) => selected.has(placed.id))
  const from = Math.max(0, first - reach)
  return (
    <>
      {rects.slice(from, from + 2 * reach).map(({ id, rect }, shown) => {
        const index = from + shown
        const word = nameRect(rect) ?? t(namelessKeys[isMarkRect(rect) ? rect.mark.kind : 'word'])
        return (
          <div
            key={id}
            id={optionId(index)}
            role="option"
            aria-selected={selected.has(id)}
            aria-posinset={index + 1}
            aria-setsize={rects.length}
            className={styles.mirror}
            dir="auto"
          >
            {rect.startTime === undefined || rect.endTime === undefined
              ? word
              : t('stageRectTimed', {
                  word,
                  start: seconds.format(rect.startTime),
                  end: seconds.format(rect.endTime),
                })}
          </div>
        )
      })}
    </>
  )
}
