import { readerMenuMessages } from '@lectern/messages'
import { useLocale, useToast, useTranslate } from '@lectern/ui'
import { useState, type ComponentType } from 'react'
import { useReaderStore } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { useLateImport } from '../reading-tools/use-late-import'
import type { BugReportDialogProps } from './bug-report-dialog'
import type { BugContext } from './compose-bug-report'
import { describeBrowser } from './describe-browser'
import { useActivity } from './use-activity'

export interface BugReportToolProps extends Pick<ReadingToolsProps, 'book' | 'session'> {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Shows the form for reporting a problem, which is loaded when it first opens. */
export function BugReportTool({ book, session, isOpen, onOpenChange }: BugReportToolProps) {
  const t = useTranslate(readerMenuMessages)
  const showToast = useToast()
  const store = useReaderStore()
  const { locale } = useLocale()
  const listActivity = useActivity()
  const [BugReportDialog, setDialog] = useState<ComponentType<BugReportDialogProps> | null>(null)
  useLateImport(isOpen && BugReportDialog === null, {
    load: () => import('./bug-report-dialog'),
    onLoad: (loaded) => setDialog(() => loaded.BugReportDialog),
    onFailure: () => {
      onOpenChange(false)
      showToast({ tone: 'critical', message: t('menuFailed') })
    },
  })
  const readContext = (): BugContext => {
    const { shown, positionSeconds } = store.getState().reading
    return {
      bookId: book.bookId,
      chapterId: shown?.chapterId ?? null,
      pageId: shown?.pageId ?? null,
      language: book.language,
      positionSeconds,
      window: `${window.innerWidth} × ${window.innerHeight}`,
      interfaceLanguage: locale,
      browser: describeBrowser(navigator.userAgent),
      activity: listActivity(),
    }
  }
  if (BugReportDialog === null) return null
  return (
    <BugReportDialog baseUrl={session.baseUrl} readContext={readContext} open={isOpen} onOpenChange={onOpenChange} />
  )
}
