import { firstStepsMessages } from '@lectern/messages'
import { Button, Heading, Icon, IconButton, Text, useTranslate } from '@lectern/ui'
import { ArrowRight, Check, X } from '@lectern/ui/icons'
import { useId } from 'react'
import type { Guide, GuideStep } from '../guide/guide-steps'
import { listFirstSteps } from '../guide/list-first-steps'
import * as styles from './first-steps-card.css'

export interface FirstStepsCardProps {
  readonly guide: Guide
  readonly onStep: (step: GuideStep) => void
  readonly onClose: () => void
}

const names = { pages: 'firstPages', words: 'firstWords', voice: 'firstVoice', publish: 'firstPublish' } as const
const hints = {
  pages: 'firstPagesHint',
  words: 'firstWordsHint',
  voice: 'firstVoiceHint',
  publish: 'firstPublishHint',
} as const
const actions = {
  words: 'firstWordsGo',
  voice: 'firstVoiceGo',
  publish: 'firstPublishGo',
} as const
const states = { done: 'firstDone', later: 'firstLater' } as const

/** The way from an empty book to its readers in four steps, each with its state. Without pages, no other step is offered. */
export function FirstStepsCard({ guide, onStep, onClose }: FirstStepsCardProps) {
  const t = useTranslate(firstStepsMessages)
  const title = useId()
  const steps = listFirstSteps(guide)
  const isFinished = steps.every(({ state }) => state === 'done')
  const hasPages = guide.states.pages === 'done'
  return (
    <section aria-labelledby={title} className={styles.card}>
      <div className={styles.head}>
        <Heading level={2} size="s" id={title}>
          {isFinished ? t('firstFinished') : t('firstTitle')}
        </Heading>
        <IconButton icon={X} size="s" label={t('firstClose')} onClick={onClose} />
      </div>
      <ol className={styles.list}>
        {steps.map(({ step, state }, index) => (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={state === 'next' ? 'step' : undefined}
          >
            <span className={styles.sign} aria-hidden>
              {state === 'done' ? <Icon of={Check} size="s" /> : index + 1}
            </span>
            <div className={styles.text}>
              <span className={styles.name}>{t(names[step])}</span>
              <Text size="s" tone="muted">
                {state === 'next' ? t(hints[step]) : t(states[state])}
              </Text>
            </div>
            {step !== 'pages' && hasPages && (
              <span className={styles.action}>
                <Button
                  size="s"
                  tone={state === 'next' ? 'accent' : 'quiet'}
                  iconEnd={ArrowRight}
                  onClick={() => onStep(step)}
                >
                  {t(actions[step])}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
