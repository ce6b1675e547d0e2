import { languageDirection } from '@lectern/core/text'
import { audioEditorMessages } from '@lectern/messages'
import { useTranslate } from '@lectern/ui'
import { memo, type KeyboardEvent } from 'react'
import * as styles from './editable-text.css'
import { splitMarkedText, type MarkedRange, type TextMark } from './split-marked-text'

const looks: Readonly<Record<TextMark, string>> = {
  changed: styles.changed,
  unspoken: styles.unspoken,
  failed: styles.failed,
  locked: styles.locked,
  voice: styles.voice,
  pause: styles.pause,
}

export interface EditableTextProps {
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly text: string
  readonly language: string
  readonly marked: readonly MarkedRange[]
  readonly disabled: boolean
  readonly onEdit: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Receives the field whenever the cursor is put into it. */
  readonly onFocus: (field: HTMLTextAreaElement) => void
  readonly onSelect: (start: number, end: number) => void
}

/** The text of a page in a field as high as the text. The states of its sentences and its pauses are marked behind it. */
export function EditableText(props: EditableTextProps) {
  const { pageNumber, text, language, marked, disabled, onEdit, onFocus, onSelect } = props
  const t = useTranslate(audioEditorMessages)
  const written = { lang: language, dir: languageDirection(language) }
  return (
    <div className={styles.frame}>
      {/* It gives the field its height. */}
      <div className={styles.marks} aria-hidden data-page-text={props.pageVariationId} {...written}>
        {splitMarkedText(text, marked).map(({ start, text: part, marks, begins, voice }) =>
          marks.length === 0 ? (
            part
          ) : (
            <mark
              key={start}
              style={voice?.color === undefined ? undefined : { backgroundColor: tint(voice.color) }}
              className={[styles.mark, ...marks.map((mark) => looks[mark]), ...begins.map(signOf)].join(' ')}
            >
              {voice !== undefined && begins.includes('voice') && (
                <span className={begins.length > 1 ? styles.voiceNameAside : styles.voiceName} data-name={voice.name} />
              )}
              {part}
            </mark>
          ),
        )}
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
        onKeyDown={props.onKeyDown}
        onFocus={(event) => onFocus(event.target)}
      />
    </div>
  )
}

/** The text of a page as tall as its field would be: one that is far from the screen. */
export const ReadText = memo(function ReadText(
  props: Pick<EditableTextProps, 'pageVariationId' | 'text' | 'language'>,
) {
  const { pageVariationId, text, language } = props
  return (
    <div className={styles.frame} lang={language} dir={languageDirection(language)}>
      <div className={styles.read} data-page-text={pageVariationId}>
        {text}
      </div>
    </div>
  )
})

/** Returns the class that draws the sign of a range where it begins; empty for marks without one. */
function signOf(mark: TextMark): string {
  if (mark === 'locked') return styles.lockSign
  return mark === 'changed' ? styles.changedSign : ''
}

/** Returns a colour that the text stays readable on, in every theme. */
function tint(color: string): string {
  return `color-mix(in srgb, ${color} 30%, transparent)`
}
