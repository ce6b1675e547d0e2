import { studioMessages } from '@lectern/messages'
import {
  Banner,
  Button,
  ButtonLink,
  Icon,
  PinnedAction,
  Select,
  Stack,
  useLocale,
  useTranslate,
  VisuallyHidden,
} from '@lectern/ui'
import { BookOpenText, Circle, CircleCheck, Eye, Send, TriangleAlert } from '@lectern/ui/icons'
import { StepPanel, WorkStatus, type WorkProgress } from '../step-panel'
import { formatMoment } from './format-moment'
import * as styles from './publish-panel.css'

const visibilities = ['public', 'domain', 'private'] as const
export type Visibility = (typeof visibilities)[number]

export interface PublishCheck {
  readonly label: string
  readonly state: 'met' | 'open' | 'stale'
}

export interface PublishPanelProps {
  readonly work: WorkProgress
  readonly checks: readonly PublishCheck[]
  readonly visibility: Visibility
  /** The address for readers; null until the book is published. */
  readonly readerUrl: string | null
  /** The reader's address of the book as its authors last saved it. */
  readonly previewUrl: string
  /** Time of the last publication; null while the book is unpublished. */
  readonly publishedAt: Date | null
  /** Readers do not have the latest changes. */
  readonly changed: boolean
  readonly onVisibility: (visibility: Visibility) => void
  readonly onPublish: () => void
  readonly onDismissWork: () => void
}

const checkSigns = { met: CircleCheck, open: Circle, stale: TriangleAlert } as const

const visibilityKeys = {
  public: 'visibilityPublic',
  domain: 'visibilityDomain',
  private: 'visibilityPrivate',
} as const satisfies Record<Visibility, string>

/** Last step: publishes the book. */
export function PublishPanel(props: PublishPanelProps) {
  const { work, checks, readerUrl, publishedAt, changed } = props
  const t = useTranslate(studioMessages)
  const { locale } = useLocale()
  const published = publishedAt !== null
  return (
    <StepPanel title={t('publishTitle')} lead={t('publishLead')}>
      <Banner
        tone={published && !changed ? 'success' : 'info'}
        title={
          publishedAt === null
            ? t('publishStateOpen')
            : t('publishStateSince', { time: formatMoment(publishedAt, { locale }) })
        }
      >
        {published ? (changed ? t('publishStateChanged') : t('publishStateSame')) : undefined}
      </Banner>
      <ul className={styles.checks}>
        {checks.map(({ label, state }) => (
          <li key={label} className={styles.check}>
            <span className={styles.sign} data-state={state}>
              <Icon of={checkSigns[state]} />
            </span>
            {label}
            {state === 'stale' ? (
              <span className={styles.stale}>{t('guideStale')}</span>
            ) : (
              <VisuallyHidden>{state === 'met' ? t('guideDone') : t('publishCheckOpen')}</VisuallyHidden>
            )}
          </li>
        ))}
      </ul>
      <Select
        label={t('publishVisibility')}
        value={props.visibility}
        onChange={props.onVisibility}
        options={visibilities.map((value) => ({ value, label: t(visibilityKeys[value]) }))}
      />
      <Stack gap="s">
        {readerUrl !== null && !changed && (
          <PinnedAction>
            <ButtonLink href={readerUrl} target="_blank" rel="noopener" wide tone="accent" icon={BookOpenText}>
              {t('publishOpen')}
            </ButtonLink>
          </PinnedAction>
        )}
        <PinnedAction pinned={!published || changed}>
          <Button
            tone={published && !changed ? 'plain' : 'accent'}
            wide
            icon={Send}
            busy={work.kind === 'running'}
            onClick={props.onPublish}
          >
            {!published ? t('publishNow') : changed ? t('publishChanges') : t('publishAgain')}
          </Button>
        </PinnedAction>
        {readerUrl !== null && changed && (
          <ButtonLink href={readerUrl} target="_blank" rel="noopener" wide icon={BookOpenText}>
            {t('publishOpen')}
          </ButtonLink>
        )}
        {(!published || changed) && (
          <ButtonLink href={props.previewUrl} target="_blank" rel="noopener" wide tone="quiet" icon={Eye}>
            {t('publishPreview')}
          </ButtonLink>
        )}
      </Stack>
      <WorkStatus work={work} onDismiss={props.onDismissWork} />
    </StepPanel>
  )
}
