import { studioMessages, toPageRanges } from '@lectern/messages'
import { Banner, Button, ChoiceGroup, PinnedAction, ProgressBar, Stack, Text, useTranslate } from '@lectern/ui'
import { ArrowRight, AudioLines, Sparkles } from '@lectern/ui/icons'
import { recognisedKinds, type RecognisedKind } from '../recognition/recognised-kind'
import { StepPanel, WorkStatus, type WorkProgress } from '../step-panel'
import type { RetimeReport } from '../desk-plan/notice'
import type { TimedCount } from '@lectern/core/pipeline'
import type { ReactNode } from 'react'

/** The first spoken word and the first rect that the last sync left over on a page. */
export interface SyncReport {
  readonly pageNumber: number
  readonly unmatchedWord: string | null
  readonly unassignedWord: string | null
  /** Shows the rect on the page. */
  readonly onShow: () => void
}

/** Times that were set by hand for an earlier narration; the author decides whether they stay. */
export interface StaleByHand {
  readonly count: number
  /** Shows the first such rect on its page. */
  readonly onShow: () => void
  readonly onKeep: () => void
  readonly onReplace: () => void
}

export interface SyncPanelProps {
  readonly work: WorkProgress
  /** The rects that the next sync times. */
  readonly by: RecognisedKind
  /** True if the chapter has sentences to choose. */
  readonly canChoose: boolean
  readonly chapter: TimedCount
  readonly report: SyncReport | null
  /** The report of the sync that ran after a new narration; null without such a sync. */
  readonly retimed: RetimeReport | null
  /** Words with matched or estimated times of an earlier narration, and the numbers of their pages. */
  readonly stale: { readonly count: number; readonly pageNumbers: readonly number[] }
  readonly byHand: StaleByHand | null
  readonly onBy: (by: RecognisedKind) => void
  readonly onSyncChapter: () => void
  readonly onSyncPage: () => void
  readonly onFill: () => void
  readonly onContinue: () => void
  /** The times to check, shown first if nothing else is left to do. */
  readonly children?: ReactNode
}

const kindTexts = { word: 'wordsWantedWords', sentence: 'wordsWantedSentences' } as const

/** Fourth step: gives every word the time at which it is spoken. */
export function SyncPanel(props: SyncPanelProps) {
  const { work, by, chapter, report, retimed, stale, byHand } = props
  const t = useTranslate(studioMessages)
  const running = work.kind === 'running'
  const complete = chapter.words > 0 && chapter.timed === chapter.words
  const partly = chapter.timed > 0 && !complete
  const isDone = (complete || partly) && stale.count === 0
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
      {stale.count > 0 && (
        <Banner tone="warning" title={t('syncStale', { count: stale.count })}>
          {t('syncStalePages', { count: stale.pageNumbers.length, pages: toPageRanges(stale.pageNumbers) })}
        </Banner>
      )}
      {retimed !== null && stale.count === 0 && <RetimedBanner report={retimed} />}
      {byHand !== null && <ByHandBanner byHand={byHand} disabled={running} />}
      {isDone && props.children}
      {props.canChoose && (
        <ChoiceGroup
          label={t('syncKind')}
          choices={recognisedKinds.map((value) => ({ value, label: t(kindTexts[value]) }))}
          value={by}
          onChange={props.onBy}
          disabled={running}
        />
      )}
      <Stack gap="s">
        <PinnedAction pinned={!isDone && !complete}>
          <Button
            tone={isDone ? 'plain' : 'accent'}
            size={isDone ? 'm' : 'l'}
            wide
            icon={AudioLines}
            busy={running}
            onClick={props.onSyncChapter}
          >
            {t(by === 'word' ? 'syncByWord' : 'syncBySentence')}
          </Button>
        </PinnedAction>
        <Button tone="plain" wide disabled={running} onClick={props.onSyncPage}>
          {t('syncPage')}
        </Button>
      </Stack>
      <WorkStatus work={work} />
      {chapter.words > 0 && (
        <ProgressBar
          kind="meter"
          label={t(by === 'word' ? 'syncTimed' : 'syncTimedSentences')}
          value={chapter.timed / chapter.words}
          valueText={t('workOf', { done: chapter.timed, total: chapter.words })}
          tone={complete && stale.count === 0 ? 'success' : 'accent'}
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
      {partly && by === 'word' && (
        <Stack gap="xs">
          <PinnedAction pinned={isDone}>
            <Button tone="accent" wide icon={Sparkles} disabled={running} onClick={props.onFill}>
              {t('syncFill')}
            </Button>
          </PinnedAction>
          <Text size="s" tone="muted">
            {t('syncFillHelp')}
          </Text>
        </Stack>
      )}
      {!isDone && props.children}
    </StepPanel>
  )
}

function RetimedBanner({ report }: { readonly report: RetimeReport }) {
  const t = useTranslate(studioMessages)
  const { matched, estimated, untimed, keptByHand } = report
  return (
    <Banner tone="success" title={t('retimedTitle')}>
      {[
        t('retimedMatched', { count: matched }),
        ...(estimated > 0 ? [t('retimedEstimated', { count: estimated })] : []),
        ...(keptByHand > 0 ? [t('retimedKept', { count: keptByHand })] : []),
        ...(untimed > 0 ? [t('retimedUntimed', { count: untimed })] : []),
        t('retimedUndo'),
      ].join(' ')}
    </Banner>
  )
}

function ByHandBanner({ byHand, disabled }: { readonly byHand: StaleByHand; readonly disabled: boolean }) {
  const t = useTranslate(studioMessages)
  return (
    <Banner
      tone="warning"
      title={t('syncByHand', { count: byHand.count })}
      action={
        <>
          <Button size="s" onClick={byHand.onShow}>
            {t('syncByHandShow')}
          </Button>
          <Button size="s" disabled={disabled} onClick={byHand.onKeep}>
            {t('syncByHandKeep')}
          </Button>
          <Button size="s" disabled={disabled} onClick={byHand.onReplace}>
            {t('syncByHandReplace')}
          </Button>
        </>
      }
    >
      {t('syncByHandLead')}
    </Banner>
  )
}
