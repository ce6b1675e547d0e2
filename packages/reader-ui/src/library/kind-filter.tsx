import { bookKinds, type BookKind } from '@lectern/core/book'
import { libraryMessages } from '@lectern/messages'
import { Select, useTranslate } from '@lectern/ui'
import { kindLooks } from './kind-looks'

export interface KindFilterProps {
  /** null for books of every kind. */
  readonly kind: BookKind | null
  readonly onChoose: (kind: BookKind | null) => void
}

/** Narrows the library to one kind of books. */
export function KindFilter({ kind, onChoose }: KindFilterProps) {
  const t = useTranslate(libraryMessages)
  return (
    <Select
      label={t('libraryKind')}
      hideLabel
      options={[
        { value: 'all', label: t('libraryKindAll') },
        ...bookKinds.map((each) => ({ value: each, label: t(kindLooks[each].text) })),
      ]}
      value={kind ?? 'all'}
      onChange={(chosen) => onChoose(chosen === 'all' ? null : chosen)}
    />
  )
}
