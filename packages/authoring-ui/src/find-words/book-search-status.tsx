import { findWordsMessages } from '@lectern/messages'
import { Banner, Button, ProgressBar, Stack, useTranslate } from '@lectern/ui'
import { Undo2 } from '@lectern/ui/icons'
import type { BookChapter } from './book-text-calls'
import type { BookReplacement, ReplacementReport } from './use-book-replacement'
import type { BookTexts } from './use-book-texts'

export interface BookSearchStatusProps {
  readonly texts: BookTexts
  /** Number of chapters that are loaded. */
  readonly total: number
  readonly replacing: BookReplacement
}

/** Shows how many chapters are loaded, the progress of a replacement, and its result. */
export function BookSearchStatus({ texts, total, replacing }: BookSearchStatusProps) {
  const t = useTranslate(findWordsMessages)
  const { done, failed, retry } = texts
  return (
    <>
      {done < total && (
        <ProgressBar label={t('findLoading')} value={done / total} valueText={t('findLoaded', { done, total })} />
      )}
      {failed.length > 0 && (
        <Banner
          tone="warning"
          action={
            <Button size="s" onClick={retry}>
              {t('findRetry')}
            </Button>
          }
        >
          {t('findUnloaded', { chapters: nameChapters(failed) })}
        </Banner>
      )}
      <ReplacementStatus replacing={replacing} />
    </>
  )
}

function ReplacementStatus({ replacing: { progress, report, undo } }: { readonly replacing: BookReplacement }) {
  const t = useTranslate(findWordsMessages)
  if (progress !== null) {
    const { done, total } = progress
    return <ProgressBar label={t('findReplacing')} value={done / total} valueText={t('findLoaded', { done, total })} />
  }
  if (report === null) return null
  const { conflicts, failed, count } = report
  return (
    <Stack gap="s">
      {count > 0 && (
        <Banner
          tone="success"
          action={
            undo !== null && (
              <Button size="s" icon={Undo2} onClick={() => void undo()}>
                {t('findUndo')}
              </Button>
            )
          }
        >
          {t(reportTexts[report.kind], { count })}
        </Banner>
      )}
      {conflicts.length > 0 && (
        <Banner tone="warning">{t('findConflicts', { chapters: nameChapters(conflicts) })}</Banner>
      )}
      {failed.length > 0 && <Banner tone="critical">{t('findUnsaved', { chapters: nameChapters(failed) })}</Banner>}
    </Stack>
  )
}

const reportTexts = { replaced: 'findReplacedInBook', undone: 'findUndone' } as const satisfies Record<
  ReplacementReport['kind'],
  string
>

function nameChapters(chapters: readonly BookChapter[]): string {
  return chapters.map(({ name }) => `“${name}”`).join(', ')
}
