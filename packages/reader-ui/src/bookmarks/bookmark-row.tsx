import { readingToolsMessages } from '@lectern/messages'
import { IconButton, TextField, useLocale, useTranslate } from '@lectern/ui'
import { Pencil, Trash2 } from '@lectern/ui/icons'
import { useEffect, useRef, useState } from 'react'
import type { ListedNote } from '../notes/list-notes'
import * as styles from './bookmark-list.css'

const mostCharacters = 200

export interface BookmarkRowProps {
  readonly bookmark: ListedNote
  readonly isCurrent: boolean
  readonly onGo: () => void
  readonly onRename: (name: string) => void
  readonly onRemove: () => void
}

/** Shows a bookmark: its name or page, the page's first words and the date. It can be renamed in place. */
export function BookmarkRow({ bookmark, isCurrent, onGo, onRename, onRemove }: BookmarkRowProps) {
  const { note, language, pageNumber } = bookmark
  const { text: name, excerpt, createdAt } = note
  const t = useTranslate(readingToolsMessages)
  const { locale } = useLocale()
  const [draft, setDraft] = useState<string | null>(null)
  const row = useRef<HTMLLIElement>(null)
  const page = pageNumber === null ? t('contentsCover') : t('contentsPage', { page: pageNumber })
  const isEditing = draft !== null
  useEffect(() => {
    if (isEditing) row.current?.querySelector('input')?.focus()
  }, [isEditing])
  const finish = (isKept: boolean) => {
    if (isKept && draft !== null) onRename(draft.trim().slice(0, mostCharacters))
    const hadFocus = row.current?.contains(document.activeElement) ?? false
    setDraft(null)
    // The field disappears with the focus in it.
    if (hadFocus) requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('[data-rename]')?.focus())
  }
  const label = name === '' ? page : name
  if (draft !== null) {
    return (
      <li ref={row} className={styles.editing}>
        <TextField
          label={t('bookmarkName')}
          value={draft}
          maximum={mostCharacters}
          placeholder={page}
          onChange={setDraft}
          onBlur={() => finish(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            finish(event.key === 'Enter')
          }}
        />
      </li>
    )
  }
  return (
    <li ref={row} className={styles.row}>
      <button type="button" className={styles.place} aria-current={isCurrent ? 'page' : undefined} onClick={onGo}>
        <span className={styles.name} dir="auto">
          {label}
        </span>
        {excerpt !== '' && (
          <span className={styles.excerpt} lang={language} dir="auto">
            {excerpt}
          </span>
        )}
        <span className={styles.date}>
          {name === '' ? '' : `${page} · `}
          {formatDate(createdAt, locale)}
        </span>
      </button>
      <IconButton
        size="s"
        icon={Pencil}
        data-rename=""
        label={t('bookmarkRename', { bookmark: label })}
        onClick={() => setDraft(name)}
      />
      <IconButton size="s" icon={Trash2} label={t('bookmarkRemove', { bookmark: label })} onClick={onRemove} />
    </li>
  )
}

function formatDate(time: string, locale: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date)
}
