import { readerTourMessages } from '@lectern/messages'
import { TourStep, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { listTourSteps } from './list-tour-steps'
import { tourSelectors, tourTargets } from './tour-targets'

export interface TourProps {
  readonly onEnd: () => void
}

const texts = {
  turn: ['tourTurnTitle', 'tourTurnText'],
  play: ['tourPlayTitle', 'tourPlayText'],
  contents: ['tourContentsTitle', 'tourContentsText'],
  notes: ['tourNotesTitle', 'tourNotesText'],
  settings: ['tourSettingsTitle', 'tourSettingsText'],
  more: ['tourMoreTitle', 'tourMoreText'],
  menu: ['tourMenuTitle', 'tourMenuText'],
} as const

/** Explains the reader step by step, each beside the element that it is about. */
export function Tour({ onEnd }: TourProps) {
  const t = useTranslate(readerTourMessages)
  const [steps] = useState(() => listTourSteps(tourTargets.filter((target) => isOnScreen(tourSelectors[target]))))
  const [index, setIndex] = useState(0)
  const step = steps[index]
  if (step === undefined) return null
  const [title, text] = texts[step.texts]
  return (
    <TourStep
      open
      target={tourSelectors[step.target]}
      title={t(title)}
      step={index + 1}
      total={steps.length}
      onBack={() => setIndex(index - 1)}
      onNext={() => (index + 1 < steps.length ? setIndex(index + 1) : onEnd())}
      onSkip={onEnd}
    >
      {t(text)}
    </TourStep>
  )
}

function isOnScreen(selector: string): boolean {
  const element = document.querySelector(selector)
  return element !== null && element.getClientRects().length > 0
}
