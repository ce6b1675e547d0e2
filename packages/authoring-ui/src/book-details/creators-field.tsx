import { bookDetailsMessages } from '@lectern/messages'
import { IconButton, Text, TextField, useTranslate } from '@lectern/ui'
import { X } from '@lectern/ui/icons'
import { useId, useState } from 'react'
import * as styles from './book-details.css'
import type { CreatorDraft } from './details-draft'
import { NameEntry } from './name-entry'

export interface CreatorsFieldProps {
  readonly creators: readonly CreatorDraft[]
  /** The creators of the domain. */
  readonly known: readonly { readonly id: number; readonly name: string }[]
  readonly onChange: (creators: readonly CreatorDraft[]) => void
}

/** The people who made the book, each with a role; a new name creates its entry. */
export function CreatorsField({ creators, known, onChange }: CreatorsFieldProps) {
  const t = useTranslate(bookDetailsMessages)
  const id = useId()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isListed = creators.some((creator) => creator.name.toLowerCase() === name.toLowerCase())
  const add = () => {
    if (name === '' || isListed) return
    const entry = known.find((each) => each.name.toLowerCase() === name.toLowerCase())
    onChange([...creators, { id: entry?.id ?? null, name: entry?.name ?? name, role: '' }])
    setTyped('')
  }
  const change = (changed: number, role: string) =>
    onChange(creators.map((creator, index) => (index === changed ? { ...creator, role } : creator)))
  const remove = (removed: number) => {
    onChange(creators.filter((_, index) => index !== removed))
    document.getElementById(id)?.focus()
  }
  return (
    <div className={styles.names}>
      <NameEntry
        id={id}
        label={t('detailsCreators')}
        hint={t('detailsCreatorsHint')}
        error={isListed ? t('detailsCreatorTwice', { name }) : undefined}
        value={typed}
        known={known.map((each) => each.name)}
        ready={name !== '' && !isListed}
        onChange={setTyped}
        onAdd={add}
      />
      <datalist id={`${id}-roles`}>
        {(['detailsRoleAuthor', 'detailsRoleIllustrator', 'detailsRoleNarrator', 'detailsRoleTranslator'] as const).map(
          (role) => (
            <option key={role} value={t(role)}>
              {t(role)}
            </option>
          ),
        )}
      </datalist>
      {creators.length > 0 && (
        <ul className={styles.creators} aria-label={t('detailsCreators')}>
          {creators.map((creator, index) => (
            <li key={creator.name} className={styles.creator}>
              <Text as="span" weight="medium">
                <bdi>{creator.name}</bdi>
              </Text>
              <TextField
                size="s"
                list={`${id}-roles`}
                label={t('detailsRoleOf', { name: creator.name })}
                hideLabel
                placeholder={t('detailsRole')}
                value={creator.role}
                onChange={(role) => change(index, role)}
                dir="auto"
                maxLength={100}
                autoComplete="off"
              />
              <IconButton
                size="s"
                icon={X}
                label={t('detailsRemove', { name: creator.name })}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
