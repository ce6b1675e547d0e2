import { audioEditorMessages } from '@lectern/messages'
import {
  Badge,
  Banner,
  Button,
  IconButton,
  LoadFailure,
  Skeleton,
  Stack,
  Text,
  useLocale,
  useTranslate,
} from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { CircleStop, Pause, Play } from '@lectern/ui/icons'
import { useEffect, useState, type ReactNode } from 'react'
import type { NamedSentence } from '../parts/sentence-locks'
import { describeTake } from './describe-take'
import * as styles from './takes-dialog.css'
import type { PageTakes, SentenceTake, TakesApi } from './takes-api'
import { useTakeSounds } from './use-take-sounds'

export interface TakesDialogProps {
  readonly api: TakesApi
  readonly sentence: NamedSentence
  /** Returns the name of a voice or model by its id. */
  readonly nameOf: (id: string) => string
  /** Receives the take to use, and the one that the narration has now; null if it is not among the takes. */
  readonly onUse: (take: SentenceTake, former: SentenceTake | null) => void
  /** Renders the way to another take with its number; `onSpoken` loads the takes again. */
  readonly renderAnother: (take: number, onSpoken: () => void) => ReactNode
  readonly onClose: () => void
}

type Loaded = { readonly takes: PageTakes } | { readonly reason: string } | null

/** The takes of a sentence, to be heard, compared and chosen. */
export function TakesDialog({ api, sentence, nameOf, onUse, renderAnother, onClose }: TakesDialogProps) {
  const t = useTranslate(audioEditorMessages)
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [tries, setTries] = useState(0)
  const { pageVariationId, text } = sentence
  useEffect(() => {
    let isCurrent = true
    const show = (next: Loaded) => void (isCurrent && setLoaded(next))
    api.list(pageVariationId).then(
      (takes) => show({ takes }),
      (error: unknown) => show({ reason: api.readReason(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [api, pageVariationId, tries])
  const retry = () => {
    setLoaded(null)
    setTries(tries + 1)
  }
  return (
    <Dialog open size="m" onOpenChange={(next) => !next && onClose()} title={t('takesTitle')}>
      <Stack gap="m">
        <p className={styles.quote} dir="auto">
          {text}
        </p>
        {loaded === null ? (
          <Skeleton lines={3} />
        ) : 'reason' in loaded ? (
          <LoadFailure
            level={3}
            title={t('takesFailed')}
            reason={loaded.reason}
            cause={null}
            pauseSeconds={null}
            retrying={false}
            onRetry={retry}
          />
        ) : (
          <TakeList
            api={api}
            hasTakes={loaded.takes.hasTakes}
            takes={loaded.takes.takes.filter((take) => take.text === text)}
            nameOf={nameOf}
            onUse={onUse}
            renderAnother={(take) => renderAnother(take, () => setTries(tries + 1))}
          />
        )}
      </Stack>
    </Dialog>
  )
}

interface TakeListProps extends Pick<TakesDialogProps, 'api' | 'nameOf' | 'onUse'>, PageTakes {
  readonly renderAnother: (take: number) => ReactNode
}

function TakeList({ api, hasTakes, takes, nameOf, onUse, renderAnother }: TakeListProps) {
  const t = useTranslate(audioEditorMessages)
  const { locale } = useLocale()
  const [failure, setFailure] = useState<string | null>(null)
  const sounds = useTakeSounds(api.hear, (error) => setFailure(api.readReason(error)))
  const former = takes.find(({ isUsed }) => isUsed) ?? null
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 })
  const hear = (ids: readonly number[]) => {
    setFailure(null)
    sounds.play(ids)
  }
  return (
    <>
      {!hasTakes && <Banner tone="info">{t('takesUnknown')}</Banner>}
      {failure !== null && <Banner tone="critical">{t('takeSoundFailed', { reason: failure })}</Banner>}
      {takes.length === 0 && hasTakes && <Text>{t('takesNone')}</Text>}
      <ul className={styles.list}>
        {takes.map((take, index) => {
          const number = takes.length - index
          const isHeard = sounds.playing === take.id
          return (
            <li key={take.id} className={styles.take} data-used={take.isUsed ? '' : undefined}>
              <IconButton
                size="s"
                icon={isHeard ? Pause : Play}
                label={t(isHeard ? 'takePause' : 'takePlay', { number })}
                onClick={() => (isHeard ? sounds.stop() : hear([take.id]))}
              />
              <div className={styles.about}>
                <Text size="s">{describeTake(t, take, { locale, nameOf })}</Text>
                <Text size="s" tone="muted">
                  {[
                    t('takeName', { number }),
                    seconds.format(take.durationSeconds),
                    dates.format(new Date(take.createdAt)),
                  ].join(' · ')}
                </Text>
              </div>
              {take.isUsed ? (
                <Badge tone="accent">{t('takeInNarration')}</Badge>
              ) : (
                hasTakes && (
                  <Button
                    size="s"
                    onClick={() => {
                      sounds.stop()
                      onUse(take, former)
                    }}
                  >
                    {t('takeUse', { number })}
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
      {hasTakes && takes.length > 0 && renderAnother(takes.length + 1)}
      {takes.length > 1 && (
        <Button
          size="s"
          icon={sounds.playing === null ? Play : CircleStop}
          onClick={() => (sounds.playing === null ? hear(takes.map(({ id }) => id)) : sounds.stop())}
        >
          {t(sounds.playing === null ? 'takesPlayAll' : 'takesStop')}
        </Button>
      )}
    </>
  )
}
