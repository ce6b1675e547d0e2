import type { PublicationState } from '@lectern/api-client/main/library'
import { bookListMessages, studioMessages } from '@lectern/messages'
import { SearchField, Select, useTranslate } from '@lectern/ui'
import type { Ref } from 'react'
import * as styles from './library-filters.css'
import { librarySorts } from './library-view'
import type { ViewedLibrary } from './use-library-view'

const all = 'all'
const states = ['draft', 'published', 'changed'] as const satisfies readonly PublicationState[]
const stateTexts = {
  draft: 'libraryStateDraft',
  published: 'libraryStatePublished',
  changed: 'libraryStateChanged',
} as const
const sortTexts = { newest: 'librarySortNewest', title: 'librarySortTitle' } as const

export interface LibraryFiltersProps {
  readonly ref: Ref<HTMLDivElement>
  readonly library: ViewedLibrary
}

/** Searches, narrows and sorts the author's books. */
export function LibraryFilters({ ref, library }: LibraryFiltersProps) {
  const t = useTranslate(studioMessages)
  const l = useTranslate(bookListMessages)
  const { state, sort } = library.view
  return (
    <div ref={ref} className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={l('libraryFind')}
          value={library.text}
          onChange={library.search}
          busy={library.isSearching}
        />
      </div>
      <Select<PublicationState | typeof all>
        label={t('libraryState')}
        hideLabel
        value={state ?? all}
        onChange={(value) => library.change({ state: value === all ? null : value })}
        options={[
          { value: all, label: t('libraryStateAll') },
          ...states.map((value) => ({ value, label: t(stateTexts[value]) })),
        ]}
      />
      <Select
        label={t('librarySort')}
        hideLabel
        value={sort}
        onChange={(value) => library.change({ sort: value })}
        options={librarySorts.map((value) => ({ value, label: t(sortTexts[value]) }))}
      />
    </div>
  )
}
