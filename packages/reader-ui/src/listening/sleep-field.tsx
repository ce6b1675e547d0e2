import { formatTime, listeningMessages } from '@lectern/messages'
import { Select, useTranslate } from '@lectern/ui'
import { useReaderStore } from '../connected/use-reader-store'
import type { SleepTimer } from './use-sleep-timer'
import * as styles from './listening-menu.css'

const MINUTES = [5, 10, 15, 30, 60]
const MS_PER_MINUTE = 60_000

/** Chooses when the narration stops, and shows the time left. */
export function SleepField({ timer }: { readonly timer: SleepTimer }) {
  const t = useTranslate(listeningMessages)
  const store = useReaderStore()
  const { sleep, secondsLeft } = timer
  const choose = (value: string) => {
    const { narrated } = store.getState().reading
    const minutes = Number(value)
    if (value === 'chapter') timer.setSleep({ kind: 'chapter' })
    else if (value === 'page' && narrated !== null) timer.setSleep({ kind: 'page', pageId: narrated.pageId })
    else if (minutes > 0) timer.setSleep({ kind: 'minutes', minutes, endsAt: Date.now() + minutes * MS_PER_MINUTE })
    else timer.setSleep(null)
  }
  return (
    <div>
      <Select
        label={t('listeningSleep')}
        size="s"
        value={sleep === null ? 'off' : sleep.kind === 'minutes' ? String(sleep.minutes) : sleep.kind}
        options={[
          { value: 'off', label: t('listeningSleepOff') },
          { value: 'page', label: t('listeningSleepPage') },
          { value: 'chapter', label: t('listeningSleepChapter') },
          ...MINUTES.map((count) => ({ value: String(count), label: t('listeningSleepMinutes', { count }) })),
        ]}
        onChange={choose}
      />
      {secondsLeft !== null && (
        <p className={styles.left}>{t('listeningSleepLeft', { time: formatTime(secondsLeft) })}</p>
      )}
    </div>
  )
}
