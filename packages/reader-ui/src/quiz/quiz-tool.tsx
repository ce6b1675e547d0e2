import { useSession } from '@lectern/api-client/session'
import { readerMenuMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import { Suspense, useState, type ComponentType } from 'react'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { useLateImport } from '../reading-tools/use-late-import'
import type { QuizPopupProps } from './quiz-popup'
import type { QuizOpener } from './use-opened-quiz'

interface QuizToolProps extends ReadingToolsProps {
  readonly quiz: QuizOpener
}

/** Shows the open quiz. Its code is loaded when the first one opens. */
export function QuizTool({ quiz: { opened, close }, ...props }: QuizToolProps) {
  const t = useTranslate(readerMenuMessages)
  const showToast = useToast()
  const userId = useSession(props.session)?.id ?? null
  const [QuizPopup, setPopup] = useState<ComponentType<QuizPopupProps> | null>(null)
  useLateImport(opened?.isShown === true && QuizPopup === null, {
    load: () => import('./quiz-popup'),
    onLoad: (loaded) => setPopup(() => loaded.QuizPopup),
    onFailure: () => {
      close()
      showToast({ tone: 'critical', message: t('menuFailed') })
    },
  })
  if (QuizPopup === null || opened === null) return null
  return (
    <Suspense fallback={null}>
      {/* Another reader has other answers. */}
      <QuizPopup {...props} key={`${opened.id} ${userId}`} id={opened.id} isShown={opened.isShown} onClose={close} />
    </Suspense>
  )
}
