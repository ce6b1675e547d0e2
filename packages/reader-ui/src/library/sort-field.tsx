import { libraryMessages } from '@lectern/messages'
import { Select, useTranslate } from '@lectern/ui'

const librarySorts = ['newest', 'title'] as const
export type LibrarySort = (typeof librarySorts)[number]

const sortTexts = { newest: 'librarySortNewest', title: 'librarySortTitle' } as const

export interface SortFieldProps {
  readonly sort: LibrarySort
  readonly onChoose: (sort: LibrarySort) => void
}

/** Chooses the order of the library. */
export function SortField({ sort, onChoose }: SortFieldProps) {
  const t = useTranslate(libraryMessages)
  return (
    <Select
      label={t('librarySort')}
      hideLabel
      options={librarySorts.map((value) => ({ value, label: t(sortTexts[value]) }))}
      value={sort}
      onChange={onChoose}
    />
  )
}
