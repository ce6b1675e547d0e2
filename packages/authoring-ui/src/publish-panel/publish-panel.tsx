import { studioMessages } from '@lectern/messages'
import { Banner, Button, ButtonLink, Icon, Select, Stack, useTranslate, VisuallyHidden } from '@lectern/ui'
import { BookOpenText, Circle, CircleCheck, Send } from '@lectern/ui/icons'
import { StepPanel, WorkStatus, type WorkProgress } from '../step-panel'
import * as styles from './publish-panel.css'

const visibilities = ['public', 'domain', 'private'] as const
export type Visibility = (typeof visibilities)[number]

export interface PublishCheck {
  readonly label: string
  readonly met: boolean
}

export interface PublishPanelProps {
  readonly work: WorkProgress
  readonly checks: readonly PublishCheck[]
  readonly visibility: Visibility
  /** Where readers find the book; null until it is published. */
  readonly readerUrl: string | null
  /** It has just been published here. */
  readonly justPublished: boolean
  readonly onVisibility: (visibility: Visibility) => void
  readonly onPublish: () => void
  readonly onDismissWork: () => void
}

const visibilityKeys = {
  public: 'visibilityPublic',
  domain: 'visibilityDomain',
  private: 'visibilityPrivate',
} as const satisfies Record<Visibility, string>

/** Last step: the book goes to its readers. */
export function PublishPanel(props: PublishPanelProps) {
  const { work, checks, readerUrl, justPublished } = props
  const t = useTranslate(studioMessages)
  return (
    <StepPanel
      title={t('publishTitle')}
      lead={t('publishLead')}
      foot={
        readerUrl !== null && (
          <ButtonLink
            href={readerUrl}
            target="_blank"
            rel="noopener"
            wide
            tone={justPublished ? 'accent' : 'plain'}
            icon={BookOpenText}
          >
            {t('publishOpen')}
          </ButtonLink>
        )
      }
    >
      <ul className={styles.checks}>
        {checks.map(({ label, met }) => (
          <li key={label} className={styles.check}>
            <span className={met ? styles.met : styles.open}>
              <Icon of={met ? CircleCheck : Circle} />
            </span>
            {label}
            <VisuallyHidden>{met ? t('guideDone') : t('publishCheckOpen')}</VisuallyHidden>
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
        <Button
          tone={justPublished ? 'plain' : 'accent'}
          size="l"
          wide
          icon={Send}
          busy={work.kind === 'running'}
          onClick={props.onPublish}
        >
          {readerUrl === null ? t('publishNow') : t('publishAgain')}
        </Button>
      </Stack>
      <WorkStatus work={work} onDismiss={props.onDismissWork} />
      {justPublished && <Banner tone="success">{t('publishDone')}</Banner>}
    </StepPanel>
  )
}
