import { useState, type ComponentType } from 'react'
import { readAddress } from '../address/read-address'
import type { QuizPopupProps } from '../quiz/quiz-popup'
import { useLateImport } from '../reading-tools/use-late-import'
import type { OpeningFailureProps } from './opening-failure-props'

const noSlots = { panel: null, notices: null } as const

/** Opens the quiz that the address names for an author's trial, where the book has no page to show it on. */
export function QuizTrial({ empty, bar, ...props }: OpeningFailureProps) {
  const [id] = useState(() => readAddress(bar.search()).quiz)
  const [isShown, setIsShown] = useState(true)
  const [QuizPopup, setPopup] = useState<ComponentType<QuizPopupProps> | null>(null)
  const isTrial = props.address.isPreview && empty !== undefined && id !== null
  useLateImport(isTrial && QuizPopup === null, {
    load: () => import('../quiz/quiz-popup'),
    onLoad: (loaded) => setPopup(() => loaded.QuizPopup),
    onFailure: () => setIsShown(false),
  })
  if (!isTrial || QuizPopup === null) return null
  return (
    <QuizPopup
      {...props}
      {...empty}
      id={id}
      domainId={props.partner?.domainId ?? null}
      isFramed={props.onReturn !== undefined}
      slots={noSlots}
      isShown={isShown}
      onClose={() => setIsShown(false)}
    />
  )
}
