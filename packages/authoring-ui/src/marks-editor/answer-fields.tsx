import type { PopupTrigger } from '@lectern/core/book'
import { marksEditorMessages } from '@lectern/messages'
import { NumberField, Switch, Text, useTranslate } from '@lectern/ui'
import { readAnswerField, writeAnswerField } from '../marks/answer-field'
import { changeTrigger } from '../marks/change-mark'
import type { MarkEdit } from './mark-edit'
import { TypedField } from './typed-field'

export interface AnswerFieldsProps extends Pick<MarkEdit, 'language' | 'change' | 'onDiscard'> {
  readonly fields: PopupTrigger
}

/** A field on the page in which readers write a short answer, which stays on their device. */
export function AnswerFields({ fields, language, change, onDiscard }: AnswerFieldsProps) {
  const t = useTranslate(marksEditorMessages)
  const answer = readAnswerField(fields.onPageShortAnswerDetails, language)
  const write = (changed: Parameters<typeof writeAnswerField>[2], continued?: boolean) =>
    change(
      (rect) =>
        rect.mark.kind === 'trigger'
          ? changeTrigger(rect, {
              onPageShortAnswerDetails: writeAnswerField(rect.mark.fields.onPageShortAnswerDetails, language, changed),
            })
          : rect,
      continued,
    )
  if (answer.kind === 'foreign') {
    return (
      <Text size="s" tone="muted">
        {t('answerForeign')}
      </Text>
    )
  }
  return (
    <>
      <Switch
        label={t('answerSwitch')}
        checked={answer.kind === 'field'}
        onChange={(isOn) =>
          isOn
            ? write({ question: '' })
            : change((rect) => changeTrigger(rect, { onPageShortAnswerDetails: undefined }))
        }
      />
      {answer.kind === 'field' && (
        <>
          <TypedField
            label={t('answerQuestion')}
            lang={language}
            value={answer.question}
            onChange={(question, continued) => write({ question }, continued)}
            onDiscard={onDiscard}
          />
          <NumberField
            label={t('answerLines')}
            size="s"
            min={1}
            max={20}
            value={answer.lines}
            onChange={(lines) => write({ lines })}
          />
          <NumberField
            label={t('answerMost')}
            size="s"
            min={1}
            max={5000}
            step={10}
            value={answer.mostCharacters}
            onChange={(mostCharacters) => write({ mostCharacters })}
          />
        </>
      )}
    </>
  )
}
