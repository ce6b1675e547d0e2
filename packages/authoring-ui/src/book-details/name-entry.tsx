import { bookDetailsMessages } from '@lectern/messages'
import { Button, TextField, useTranslate } from '@lectern/ui'
import { Plus } from '@lectern/ui/icons'
import * as styles from './book-details.css'

export interface NameEntryProps {
  /** Id of the text field. */
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly error?: string | undefined
  readonly value: string
  /** Names that are offered while typing. */
  readonly known: readonly string[]
  /** The name can be added. */
  readonly ready: boolean
  readonly onChange: (value: string) => void
  readonly onAdd: () => void
}

/** Takes a name for a list: Enter or the button adds it. */
export function NameEntry({ id, label, hint, error, value, known, ready, onChange, onAdd }: NameEntryProps) {
  const t = useTranslate(bookDetailsMessages)
  const listId = `${id}-known`
  return (
    <>
      <div className={styles.nameRow}>
        <div className={styles.nameInput}>
          <TextField
            id={id}
            list={listId}
            label={label}
            hint={hint}
            error={error}
            value={value}
            onChange={onChange}
            dir="auto"
            maxLength={200}
            autoComplete="off"
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              onAdd()
            }}
          />
        </div>
        <Button icon={Plus} aria-disabled={!ready} aria-label={t('detailsAddTo', { list: label })} onClick={onAdd}>
          {t('detailsAdd')}
        </Button>
      </div>
      <datalist id={listId}>
        {known.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
