import { noteMessages } from '@lectern/messages'
import { Button, Icon, IconButton, Text, useLocale, useTranslate } from '@lectern/ui'
import { Pencil, Trash2 } from '@lectern/ui/icons'
import { memo, useState } from 'react'
import { describeNoteFailure } from './describe-note-failure'
import type { ListedNote } from './list-notes'
import { drawNote } from './note-drawings'
import type { NoteFailure } from './step-sync'
import type { RowActions } from './use-row-actions'
import * as styles from './notes-panel.css'

const longestName = 60

export interface NoteRowProps {
  readonly listed: ListedNote
  /** Link of the page's thumbnail. */
  readonly link: string | null
  readonly isCurrent: boolean
  readonly failure: NoteFailure | undefined
  readonly actions: RowActions
}

/** Shows a note in the list: its page, text and date. A long list has many, so that only changed ones render. */
export const NoteRow = memo(NoteRowContent, (before, now) => {
  const isSame = before.listed.note === now.listed.note && before.listed.pageNumber === now.listed.pageNumber
  return isSame && before.link === now.link && before.isCurrent === now.isCurrent && before.failure === now.failure
})

function NoteRowContent({ listed, link, isCurrent, failure, actions }: NoteRowProps) {
  const { note, pageNumber, language } = listed
  const t = useTranslate(noteMessages)
  const { locale } = useLocale()
  /** The link whose image could not be loaded. */
  const [failedLink, setFailedLink] = useState<string | null>(null)
  const page = pageNumber === null ? t('notesCover') : t('notesPlace', { page: pageNumber })
  const name = note.text.trim().replace(/\s+/g, ' ').slice(0, longestName) || page
  const date = new Date(note.createdAt)
  return (
    <li className={styles.row} data-listed={note.key}>
      <button
        type="button"
        className={styles.place}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => actions.onGo(listed)}
      >
        <span className={styles.picture}>
          {link !== null && link !== failedLink && (
            <img
              src={link}
              alt=""
              loading="lazy"
              decoding="async"
              className={styles.thumbnail}
              onError={() => setFailedLink(link)}
            />
          )}
          <span className={styles.sign}>
            <Icon of={drawNote(note.icon)} size="s" />
          </span>
        </span>
        <span className={styles.texts}>
          <span className={styles.text} dir="auto">
            {note.text}
          </span>
          {note.excerpt !== '' && (
            <span className={styles.excerpt} lang={language} dir="auto">
              {note.excerpt}
            </span>
          )}
          <span className={styles.date}>
            {page}
            {!Number.isNaN(date.getTime()) &&
              ` · ${new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date)}`}
          </span>
        </span>
      </button>
      <span className={styles.buttons}>
        <IconButton
          size="s"
          icon={Pencil}
          label={t('noteEditLabel', { note: name })}
          onClick={() => actions.onEdit(listed)}
        />
        <IconButton
          size="s"
          icon={Trash2}
          label={t('noteDeleteLabel', { note: name })}
          onClick={() => actions.onDelete(listed)}
        />
      </span>
      {failure !== undefined && failure.status !== null && (
        <div className={styles.failure}>
          <Text size="s" tone="critical">
            {describeNoteFailure(failure, t)}
          </Text>
          <Button size="s" onClick={actions.onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </li>
  )
}
