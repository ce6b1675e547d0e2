import { audioEditorMessages } from '@lectern/messages'
import { Icon, IconButton, useTranslate } from '@lectern/ui'
import { CircleCheck, Pause, Play } from '@lectern/ui/icons'
import * as styles from './generate-panel.css'

export interface CurrentNarrationProps {
  /** Name of the voice of the current narration, if known. */
  readonly narrator?: string | undefined
  /** Plays or pauses the current narration. */
  readonly listening?: { readonly playing: boolean; readonly onToggle: () => void } | undefined
  readonly busy: boolean
}

/** Tells that the chapter has a narration, by whom, and plays it. */
export function CurrentNarration({ narrator, listening, busy }: CurrentNarrationProps) {
  const t = useTranslate(audioEditorMessages)
  return (
    <p className={styles.narrated}>
      <span className={styles.icon}>
        <Icon of={CircleCheck} />
      </span>
      <span className={styles.reader}>
        {narrator === undefined ? t('generateNarrated') : t('generateNarratedBy', { name: narrator })}
      </span>
      {listening && (
        <IconButton
          size="s"
          icon={listening.playing ? Pause : Play}
          label={listening.playing ? t('generatePause') : t('generateListen')}
          disabled={busy}
          onClick={listening.onToggle}
        />
      )}
    </p>
  )
}
