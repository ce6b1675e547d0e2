import { studioMessages } from '@lectern/messages'
import { Icon, useTranslate, VisuallyHidden } from '@lectern/ui'
import { Check, TriangleAlert } from '@lectern/ui/icons'
import { guideSteps, type Guide, type GuideStep, type GuideStepState } from '../guide/guide-steps'
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
  marks: 'guideMarks',
  publish: 'guidePublish',
} as const satisfies Record<GuideStep, string>

const stateKeys = {
  done: 'guideDone',
  stale: 'guideStale',
  next: 'guideNext',
  waiting: 'guideWaiting',
  optional: 'guideOptional',
} as const

/** The steps from page images to a published book, with their state and a button for each. */
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
                <span
                  className={styles.icon}
                  data-state={state === 'stale' ? 'stale' : step === current ? 'current' : state}
                  aria-hidden
                >
                  <StepSign number={index + 1} state={step === current && state !== 'stale' ? 'current' : state} />
                </span>
                <span className={styles.text}>
                  <span className={styles.name}>{t(nameKeys[step])}</span>
                  <span className={styles.detail}>{details[step]}</span>
                </span>
                {details[step] !== t(stateKeys[state]) && <VisuallyHidden>{t(stateKeys[state])}</VisuallyHidden>}
              </button>
              {index < guideSteps.length - 1 && <span className={styles.rule} aria-hidden />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function StepSign({ number, state }: { readonly number: number; readonly state: GuideStepState | 'current' }) {
  if (state === 'done') return <Icon of={Check} size="s" />
  return state === 'stale' ? <Icon of={TriangleAlert} size="s" /> : number
}
