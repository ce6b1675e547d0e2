import { quizEditorMessages } from '@lectern/messages'
import { Button, IconButton, NumberField, Text, TextArea, useTranslate } from '@lectern/ui'
import { Plus, Trash2 } from '@lectern/ui/icons'
import { rangeMaximum } from './quiz-limits'
import type { QuizFields, ScoreRangeDraft } from './quiz-draft'
import { nameEdit, readWritten, writeText, type WritingLanguage } from './writing-language'
import * as styles from './quizzes.css'

export interface ScoreFeedbackFieldsProps {
  readonly ranges: QuizFields['scoreFeedback']
  readonly writing: WritingLanguage
  /** Edits with the same name are undone together. */
  readonly onChange: (ranges: QuizFields['scoreFeedback'], name?: string) => void
}

/** Edits the feedback that readers get for scores in each range. */
export function ScoreFeedbackFields({ ranges, writing, onChange }: ScoreFeedbackFieldsProps) {
  const t = useTranslate(quizEditorMessages)
  const change = (index: number, fields: Partial<ScoreRangeDraft>, name: string) =>
    onChange(
      ranges.map((range, nth) => (nth === index ? { ...range, ...fields } : range)),
      `range ${index} ${name}`,
    )
  return (
    <fieldset className={styles.settings}>
      <legend className={styles.legend}>{t('quizScoreFeedback')}</legend>
      <Text size="s" tone="muted">
        {t('quizScoreFeedbackHint')}
      </Text>
      {ranges.map((range, index) => (
        // Ranges have no ids: a deleted one leaves its place to the next.
        <div key={index} role="group" aria-label={t('quizScoreRange', { number: index + 1 })} className={styles.range}>
          <div className={styles.rangeStart}>
            <NumberField
              label={t('quizScoreFrom')}
              unit="%"
              value={range.fromPercent}
              min={0}
              max={100}
              onChange={(fromPercent) => change(index, { fromPercent }, 'from')}
            />
          </div>
          <div className={styles.rangeText}>
            <TextArea
              label={t('quizScoreText')}
              rows={1}
              dir="auto"
              {...readWritten(range, writing)}
              onChange={(value) => change(index, writeText(range, writing, value), nameEdit('text', writing))}
            />
          </div>
          <IconButton
            icon={Trash2}
            label={t('quizScoreDelete', { number: index + 1 })}
            onClick={() => onChange(ranges.filter((_, nth) => nth !== index))}
          />
        </div>
      ))}
      {ranges.length < rangeMaximum && (
        <div>
          <Button
            size="s"
            tone="quiet"
            icon={Plus}
            onClick={() => onChange([...ranges, { fromPercent: suggestStart(ranges), text: '', texts: {} }])}
          >
            {t('quizScoreAdd')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** Returns where a new range begins: all scores first, then the better half, the good ones and the best. */
function suggestStart(ranges: QuizFields['scoreFeedback']): number {
  const taken = new Set(ranges.map(({ fromPercent }) => fromPercent))
  return [0, 50, 80].find((start) => !taken.has(start)) ?? 100
}
