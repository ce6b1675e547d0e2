import { noteMessages } from '@lectern/messages'
import { Banner, Button, ChoiceGroup, TextArea, useTranslate } from '@lectern/ui'
import { MessageSquareText } from '@lectern/ui/icons'
import { describeNoteFailure } from './describe-note-failure'
import type { NoteContent } from './note'
import { noteDrawings, noteIconLabels } from './note-drawings'
import { noteIcons, noteSizes, toNoteSize, toPixels } from './note-looks'
import type { NoteFailure } from './step-sync'
import * as styles from './note-editor.css'

/** The longest text that the server takes. */
export const longestNote = 20_000

export interface NoteFieldsProps {
  readonly content: NoteContent
  readonly onChange: (content: NoteContent) => void
  /** Width of the page image in pixels. */
  readonly pageWidth: number
  /** The reason why the note is not in the account. */
  readonly failure: NoteFailure | undefined
  readonly onRetry: () => void
  readonly onSave: () => void
}

/** Edits the text, icon and size of a note. */
export function NoteFields({ content, onChange, pageWidth, failure, onRetry, onSave }: NoteFieldsProps) {
  const t = useTranslate(noteMessages)
  const isOwnIcon = noteIcons.some((icon) => icon === content.icon)
  const icons = noteIcons.map((icon) => ({
    value: icon as string,
    label: t(noteIconLabels[icon]),
    icon: noteDrawings[icon],
    hideLabel: true,
  }))
  const other = { value: content.icon, label: t('noteIconOther'), icon: MessageSquareText, hideLabel: true }
  return (
    <div className={styles.fields}>
      {failure !== undefined && (
        <Banner
          tone={failure.status === null ? 'info' : 'critical'}
          action={
            <Button size="s" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {describeNoteFailure(failure, t)}
        </Banner>
      )}
      <TextArea
        label={t('noteText')}
        hideLabel
        placeholder={t('notePlaceholder')}
        dir="auto"
        rows={4}
        value={content.text}
        maximum={content.text.length > longestNote * 0.9 ? longestNote : undefined}
        onChange={(text) => onChange({ ...content, text })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          onSave()
        }}
      />
      <div className={styles.looks}>
        <ChoiceGroup
          label={t('noteIcon')}
          value={content.icon}
          choices={isOwnIcon ? icons : [...icons, other]}
          onChange={(icon) => onChange({ ...content, icon })}
        />
        <ChoiceGroup
          label={t('noteSize')}
          value={toNoteSize(content.size, pageWidth)}
          choices={noteSizes.map((value) => ({ value, label: t(sizeLabels[value]) }))}
          onChange={(size) => onChange({ ...content, size: toPixels(size, pageWidth) })}
        />
      </div>
    </div>
  )
}

const sizeLabels = { small: 'noteSizeSmall', medium: 'noteSizeMedium', large: 'noteSizeLarge' } as const
