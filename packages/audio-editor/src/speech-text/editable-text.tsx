import { languageDirection } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import type { ChangedRange } from './find-changed-ranges'
import * as styles from './editable-text.css'
import { splitMarkedText } from './split-marked-text'

export interface EditableTextProps {
  readonly pageNumber: number
  readonly text: string
  readonly language: string
  readonly changed: readonly ChangedRange[]
  readonly unspoken: readonly ChangedRange[]
  readonly disabled: boolean
  readonly onEdit: (text: string) => void
  /** Receives the field whenever the cursor is put into it. */
  readonly onFocus: (field: HTMLTextAreaElement) => void
  readonly onSelect: (start: number, end: number) => void
}

/** The text of a page in a field as high as the text. Changed sentences and pauses are marked behind it. */
export function EditableText(props: EditableTextProps) {
  const { pageNumber, text, language, changed, unspoken, disabled, onEdit, onFocus, onSelect } = props
  const t = useTranslate(audioEditorMessages)
  const written = { lang: language, dir: languageDirection(language) }
  return (
    <div className={styles.frame}>
      {/* It gives the field its height. */}
      <div className={styles.marks} aria-hidden {...written}>
        {splitMarkedText(text, changed, unspoken).map((piece) => {
          const look = [
            piece.isChanged ? styles.changed : '',
            piece.isUnspoken ? styles.unspoken : '',
            piece.isPause ? styles.pause : '',
          ]
            .filter((each) => each !== '')
            .join(' ')
          return look === '' ? (
            piece.text
          ) : (
            <mark key={piece.start} className={`${styles.mark} ${look}`}>
              {piece.text}
            </mark>
          )
        })}
      </div>
      <textarea
        {...written}
        className={styles.field}
        aria-label={t('textField', { page: pageNumber })}
        value={text}
        disabled={disabled}
        spellCheck
        rows={1}
        onChange={(event) => onEdit(event.target.value)}
        onSelect={({ currentTarget }) => onSelect(currentTarget.selectionStart, currentTarget.selectionEnd)}
        onFocus={(event) => onFocus(event.target)}
      />
    </div>
  )
}
