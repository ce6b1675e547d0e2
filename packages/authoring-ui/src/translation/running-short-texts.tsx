import { studioMessages, translationMessages } from '@lectern/messages'
import { ProgressBar, useTranslate } from '@lectern/ui'
import { listWaiting, type ShortTextsState } from './step-short-texts'
import { TranslationFailureBanner } from './translation-failure-banner'

export interface RunningShortTextsProps {
  readonly state: ShortTextsState
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

/** Shows the progress of the translation, or the failure of a call; nothing at rest. */
export function RunningShortTexts({ state, onRetry, onDismiss }: RunningShortTextsProps) {
  const t = useTranslate(translationMessages)
  const s = useTranslate(studioMessages)
  const { phase, texts, drafts, failure } = state
  return (
    <>
      {phase === 'translating' && (
        <ProgressBar
          label={t('titlesRunning')}
          value={drafts.length / texts.length}
          valueText={s('workOf', { done: drafts.length, total: texts.length })}
        />
      )}
      {failure !== null && (
        <TranslationFailureBanner
          failure={failure.reason}
          left={failure.call === 'translate' ? t('titlesLeft', { count: listWaiting(state).length }) : null}
          onRetry={onRetry}
          onDismiss={onDismiss}
        />
      )}
    </>
  )
}
