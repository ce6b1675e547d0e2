import { studioMessages } from '@lectern/messages'
import { Text, useTranslate } from '@lectern/ui'
import * as styles from './tapping-hint.css'

export interface TappingHintProps {
  /** There is a narration to tap along with. */
  readonly hasNarration: boolean
  /** The text of the frame that is being spoken; null before the first tap. */
  readonly current: string | null
}

/** Says how frames get their times by tapping, and which one is being spoken. */
export function TappingHint({ hasNarration, current }: TappingHintProps) {
  const t = useTranslate(studioMessages)
  return (
    <div className={styles.hint}>
      <Text size="s">
        {!hasNarration
          ? t('tappingNoNarration')
          : current === null
            ? t('tappingStart')
            : t('tappingCurrent', { word: current })}
      </Text>
    </div>
  )
}
