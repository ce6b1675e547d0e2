import { use } from 'react'
import type { GuideStep } from '../guide/guide-steps'
import { FirstStepsCard } from '../first-steps/first-steps-card'
import { FirstStepsContext } from '../first-steps/use-first-steps'
import { useGuide } from './use-guide'

export interface FirstStepsProps {
  readonly onStep: (step: GuideStep) => void
  /** Called when the focused button is removed with the card. */
  readonly onClosed: () => void
}

/** The first steps of the open book, while they are shown. */
export function FirstSteps({ onStep, onClosed }: FirstStepsProps) {
  const shown = use(FirstStepsContext)
  if (shown?.isShown !== true) return null
  const close = () => {
    shown.close()
    onClosed()
  }
  return <OpenFirstSteps onStep={onStep} onClose={close} />
}

function OpenFirstSteps(props: { readonly onStep: (step: GuideStep) => void; readonly onClose: () => void }) {
  const { guide } = useGuide()
  return <FirstStepsCard guide={guide} {...props} />
}
