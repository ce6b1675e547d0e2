import { studioMessages } from '@lectern/messages'
import { Icon, useTranslate, VisuallyHidden } from '@lectern/ui'
import { Check } from '@lectern/ui/icons'
import { guideSteps, type Guide, type GuideStep } from '../guide/guide-steps'
import * as styles from './guide-stepper.css'

export interface GuideStepperProps {
  readonly guide: Guide
  readonly current: GuideStep
  /** Short progress of each step, such as `3 pages`. */
  readonly details: Readonly<Record<GuideStep, string>>
  readonly onChoose: (step: GuideStep) => void
}

const nameKeys = {
  pages: 'guidePages',
  words: 'guideWords',
  voice: 'guideVoice',
  sync: 'guideSync',
  publish: 'guidePublish',
} as const satisfies Record<GuideStep, string>

const stateKeys = { done: 'guideDone', next: 'guideNext', waiting: 'guideWaiting' } as const

/** The five steps from page images to a published book, with their state and a button for each. */
export function GuideStepper({ guide, current, details, onChoose }: GuideStepperProps) {
  const t = useTranslate(studioMessages)
  return (
    <nav aria-label={t('guideLabel')} className={styles.nav}>
      <ol className={styles.list}>
        {guideSteps.map((step, index) => {
          const state = guide.states[step]
          return (
            <li key={step} className={styles.entry}>
              <button
                type="button"
                className={styles.step}
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onChoose(step)}
              >
                <span className={styles.icon} data-state={step === current ? 'current' : state} aria-hidden>
                  {state === 'done' && step !== current ? <Icon of={Check} size="s" /> : index + 1}
                </span>
                <span className={styles.text}>
                  <span className={styles.name}>{t(nameKeys[step])}</span>
                  <span className={styles.detail}>{details[step]}</span>
                </span>
                <VisuallyHidden>{t(stateKeys[state])}</VisuallyHidden>
              </button>
              {index < guideSteps.length - 1 && <span className={styles.rule} aria-hidden />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
