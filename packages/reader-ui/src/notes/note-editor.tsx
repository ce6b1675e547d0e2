import { noteMessages } from '@lectern/messages'
import { Button, useTranslate } from '@lectern/ui'
import { Move, Trash2 } from '@lectern/ui/icons'
import { useState } from 'react'
import { ReaderPopup } from '../popup/reader-popup'
import { contentOf, type NoteContent } from './note'
import { longestNote, NoteFields } from './note-fields'
import type { NoteFailure } from './step-sync'
import * as styles from './note-editor.css'

export interface NoteEditorProps {
  readonly start: NoteContent
  readonly isNew: boolean
  /** The mark of the note. */
  readonly anchor: HTMLElement
  readonly stage: HTMLElement | null
  readonly pageWidth: number
  readonly failure: NoteFailure | undefined
  /** Keeps the content and closes the editor. Called when the editor is left too, so that no text is lost. */
  readonly onKeep: (content: NoteContent) => void
  readonly onDelete: () => void
  readonly onMove: (content: NoteContent) => void
  /** Closes the editor without a change. */
  readonly onCancel: () => void
}

/** Writes a note beside its place; on a phone in a sheet. */
export function NoteEditor(props: NoteEditorProps) {
  const { start, isNew, anchor, stage, pageWidth, failure, onKeep, onDelete, onMove, onCancel } = props
  const t = useTranslate(noteMessages)
  const [content, setContent] = useState(() => contentOf(start))
  const isEmpty = content.text.trim() === ''
  const isTooLong = content.text.length > longestNote
  const leave = () => (isEmpty || isTooLong ? onCancel() : onKeep(content))
  const save = () => !isEmpty && !isTooLong && onKeep(content)
  const actions = (
    <div className={styles.actions}>
      {isNew ? (
        <Button tone="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      ) : (
        <>
          <Button tone="quiet" icon={Trash2} onClick={onDelete}>
            {t('noteDelete')}
          </Button>
          <Button tone="quiet" icon={Move} disabled={isEmpty || isTooLong} onClick={() => onMove(content)}>
            {t('noteMove')}
          </Button>
        </>
      )}
      <Button tone="accent" disabled={isEmpty || isTooLong} onClick={save}>
        {t('noteSave')}
      </Button>
    </div>
  )
  return (
    <ReaderPopup
      title={isNew ? t('noteNew') : t('noteEdit')}
      anchor={anchor}
      stage={stage}
      actions={actions}
      onClose={leave}
    >
      <NoteFields
        content={content}
        onChange={setContent}
        pageWidth={pageWidth}
        failure={failure}
        onRetry={() => onKeep(content)}
        onSave={save}
      />
    </ReaderPopup>
  )
}
