import { bookSearchMessages } from '@lectern/messages'
import { ErrorState, Spinner, useTranslate } from '@lectern/ui'
import { useState, type ComponentType } from 'react'
import type { SearchPanelProps } from '../book-search/search-panel'
import type { PanelTab, PanelTabProps } from './panel-tab'
import { useLateImport } from '../reading-tools/use-late-import'

/** Search in the book, which is loaded when the tab first opens. */
export const searchTab: PanelTab = {
  id: 'search',
  isOffered: () => true,
  Content: LateSearchPanel,
}

function LateSearchPanel(props: PanelTabProps) {
  const t = useTranslate(bookSearchMessages)
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useLateImport(Panel === null && !hasFailed, {
    load: () => import('../book-search/search-parts'),
    onLoad: ({ SearchPanel }) => setPanel(() => SearchPanel),
    onFailure: () => {
      props.takeFieldCall()
      setHasFailed(true)
    },
  })
  if (Panel !== null) return <Panel {...props} />
  if (hasFailed)
    return <ErrorState level={2} place="panel" message={t('searchFailed')} onRetry={() => setHasFailed(false)} />
  return <Spinner />
}
