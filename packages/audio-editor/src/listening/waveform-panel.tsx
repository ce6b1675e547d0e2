import { waveformMessages } from '@lectern/messages'
import { Button, useTranslate } from '@lectern/ui'
import { AudioWaveform } from '@lectern/ui/icons'
import { lazy, Suspense, useState } from 'react'
import type { ChapterWaveformProps } from './chapter-waveform'
import * as styles from './chapter-waveform.css'

const LateWaveform = lazy(async () => ({ default: (await import('./chapter-waveform')).ChapterWaveform }))

/** Opens the waveform of the chapter below the text. Nothing of it is loaded before. */
export function WaveformPanel(props: ChapterWaveformProps) {
  const t = useTranslate(waveformMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={isOpen ? styles.openPanel : styles.panel}>
      <div className={styles.head}>
        <Button tone="quiet" size="s" icon={AudioWaveform} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('waveformShow')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <LateWaveform {...props} />
        </Suspense>
      )}
    </div>
  )
}
