import { triggerMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { useState } from 'react'
import type { PlaceStorage } from '../store/stored-place'
import type { ShortAnswer } from './read-short-answer'
import { readAnswers, writeAnswer } from './stored-answers'
import * as styles from './triggers.css'

export interface AnswerFieldProps {
  readonly answer: ShortAnswer
  /** Title of the trigger, which names the field without a question. */
  readonly title: string | null
  readonly storage: PlaceStorage
  /** Key of the answers of the book. */
  readonly storageKey: string
  /** Page and trigger. */
  readonly name: string
  /** True for a field in the second half of the page, which grows towards the first. */
  readonly isAtEnd: boolean
}

/** A field on the page for a short answer, which is kept on this device. */
export function AnswerField({ answer, title, storage, storageKey, name, isAtEnd }: AnswerFieldProps) {
  const t = useTranslate(triggerMessages)
  const [text, setText] = useState(() => readAnswers(storage, storageKey).get(name) ?? '')
  const { question, lines, most } = answer
  return (
    <textarea
      className={`${styles.answer} ${isAtEnd ? styles.atEnd : ''}`}
      aria-label={question?.text ?? title ?? t('triggerAnswer')}
      placeholder={question?.text ?? t('triggerAnswer')}
      lang={question?.language ?? undefined}
      dir="auto"
      rows={lines}
      maxLength={most}
      value={text}
      onChange={({ target: { value } }) => {
        setText(value)
        writeAnswer(storage, storageKey, name, value)
      }}
    />
  )
}
