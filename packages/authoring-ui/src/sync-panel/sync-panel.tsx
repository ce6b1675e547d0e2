import { studioMessages } from '@lectern/messages'
import { Banner, Button, ProgressBar, Stack, Text, useTranslate } from '@lectern/ui'
import { ArrowRight, AudioLines, Sparkles } from '@lectern/ui/icons'
import { StepPanel, WorkStatus, type WorkProgress } from '../step-panel'
import type { TimedCount } from '@lectern/core/pipeline'

/** The first spoken word and the first rect that the last sync left over on a page. */
export interface SyncReport {
  readonly pageNumber: number
  readonly unmatchedWord: string | null
  readonly unassignedWord: string | null
  /** Shows the rect on the page. */
  readonly onShow: () => void
}

export interface SyncPanelProps {
  readonly work: WorkProgress
  readonly chapter: TimedCount
  readonly report: SyncReport | null
  readonly onSyncChapter: () => void
  readonly onSyncPage: () => void
  readonly onFill: () => void
  readonly onContinue: () => void
}

/** Fourth step: gives every word the time at which it is spoken. */
export function SyncPanel(props: SyncPanelProps) {
  const { work, chapter, report } = props
  const t = useTranslate(studioMessages)
  const running = work.kind === 'running'
  const complete = chapter.words > 0 && chapter.timed === chapter.words
  const partly = chapter.timed > 0 && !complete
  return (
    <StepPanel
      title={t('syncTitle')}
      lead={t('syncLead')}
      footer={
        complete && (
          <Button tone="accent" wide iconEnd={ArrowRight} disabled={running} onClick={props.onContinue}>
            {t('syncContinue')}
          </Button>
        )
      }
    >
      <Stack gap="s">
        <Button
          tone={complete || partly ? 'plain' : 'accent'}
          size={complete || partly ? 'm' : 'l'}
          wide
          icon={AudioLines}
          busy={running}
          onClick={props.onSyncChapter}
        >
          {t('syncByWord')}
        </Button>
        <Button tone="plain" wide disabled={running} onClick={props.onSyncPage}>
          {t('syncPage')}
        </Button>
      </Stack>
      <WorkStatus work={work} />
      {chapter.words > 0 && (
        <ProgressBar
          kind="meter"
          label={t('syncTimed')}
          value={chapter.timed / chapter.words}
          valueText={t('workOf', { done: chapter.timed, total: chapter.words })}
          tone={complete ? 'success' : 'accent'}
        />
      )}
      {chapter.estimated > 0 && (
        <Text size="s" tone="muted">
          {t('syncEstimated', { count: chapter.estimated })}
        </Text>
      )}
      {report !== null && (
        <Banner
          tone="warning"
          title={t('syncReportTitle', { page: report.pageNumber })}
          action={
            <Button size="s" onClick={report.onShow}>
              {t('syncReportShow')}
            </Button>
          }
        >
          {report.unmatchedWord !== null && <p>{t('syncReportWord', { word: report.unmatchedWord })}</p>}
          {report.unassignedWord !== null && <p>{t('syncReportRect', { word: report.unassignedWord })}</p>}
        </Banner>
      )}
      {partly && (
        <Stack gap="xs">
          <Button tone="accent" wide icon={Sparkles} disabled={running} onClick={props.onFill}>
            {t('syncFill')}
          </Button>
          <Text size="s" tone="muted">
            {t('syncFillHelp')}
          </Text>
        </Stack>
      )}
    </StepPanel>
  )
}
