import type { PopupTrigger } from '@lectern/core/book'
import type { CSSProperties } from 'react'
import { readLooks, type TriggerLooks } from './read-looks'
import * as styles from './triggers.css'

/** Styles of a trigger's mark. Undefined ones are left to the style sheet. */
export interface MarkStyle {
  readonly button: CSSProperties
  /** True if the author chose an edge or ground, which a picture has too. */
  readonly hasFrame: boolean
}

const isColor = (text: string) => CSS.supports('color', text)

/** Returns the styles that an author chose for a trigger. */
export function styleTrigger(trigger: PopupTrigger): MarkStyle {
  const looks: TriggerLooks = readLooks(trigger, { isColor })
  const button: CSSProperties & Record<`--${string}`, string> = {
    ...(looks.fill === null ? {} : { [styles.fillColor]: looks.fill }),
    ...(looks.edge === null ? {} : { [styles.edgeColor]: looks.edge }),
    ...(looks.borderRadius === null ? {} : { borderRadius: looks.borderRadius }),
    ...(looks.opacity === null ? {} : { opacity: looks.opacity }),
    ...(looks.background === null ? {} : { backgroundColor: looks.background }),
    ...(looks.borderWidth === null && looks.borderStyle === null
      ? {}
      : {
          border: `${looks.borderWidth ?? '2px'} ${looks.borderStyle ?? 'solid'} var(${styles.edgeColor}, currentColor)`,
        }),
  }
  return { button, hasFrame: looks.edge !== null || looks.background !== null }
}
