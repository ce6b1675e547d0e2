import { useSession } from '@lectern/api-client/session'
import { readerMenuMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { Suspense, useMemo, useState, type ComponentType } from 'react'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { useLateImport } from '../reading-tools/use-late-import'
import type { QuizPopupProps } from './quiz-popup'
import type { QuizOpener } from './use-opened-quiz'
import { openWaitingQuizzes } from './waiting-quizzes'

interface QuizToolProps extends ReadingToolsProps {
  readonly quiz: QuizOpener
}

/** Shows the open quiz, and sends answers that an earlier visit could not. The code is loaded when there is one of both. */
export function QuizTool({ quiz: { opened, close }, ...props }: QuizToolProps) {
  const t = useTranslate(readerMenuMessages)
  const showToast = useToast()
  const userId = useSession(props.session)?.id ?? null
  const { storage, book } = props
  const waitingIds = useMemo(
    () => openWaitingQuizzes({ storage, bookId: book.bookId, reader: userId }).list(),
    [storage, book.bookId, userId],
  )
  const ids = [...new Set(opened === null ? waitingIds : [...waitingIds, opened.id])]
  const [QuizPopup, setPopup] = useState<ComponentType<QuizPopupProps> | null>(null)
  useLateImport((opened?.isShown === true || waitingIds.length > 0) && QuizPopup === null, {
    load: () => import('./quiz-popup'),
    onLoad: (loaded) => setPopup(() => loaded.QuizPopup),
    onFailure: () => {
      if (opened === null) return
      close()
      showToast({ tone: 'critical', message: t('menuFailed') })
    },
  })
  if (QuizPopup === null) return null
  return (
    <Suspense fallback={null}>
      {ids.map((id) => (
        // Another reader has other answers.
        <QuizPopup
          {...props}
          key={`${id} ${userId}`}
          id={id}
          isShown={opened?.id === id && opened.isShown}
          onClose={close}
        />
      ))}
    </Suspense>
  )
}
