import { bookSearchMessages } from '@lectern/messages'
import { IconButton, Text, useTranslate } from '@lectern/ui'
import { ChevronDown, ChevronUp, X } from '@lectern/ui/icons'
import { pageScrollerAttribute } from '../playback/scroll-word-into-view'
import { describeResult } from './describe-result'
import type { SearchEvent, SearchState } from './step-search'
import * as styles from './hit-strip.css'

export interface HitStripProps {
  readonly state: SearchState
  readonly send: (event: SearchEvent) => void
}

/** Leads from hit to hit over the page while the panel is closed. */
export function HitStrip({ state, send }: HitStripProps) {
  const t = useTranslate(bookSearchMessages)
  const hasHits = state.hits.length > 0
  return (
    <div role="group" aria-label={t('searchField')} className={styles.strip}>
      <Text as="div" size="s" role="status">
        {describeResult(state, t)}
      </Text>
      <IconButton
        icon={ChevronUp}
        label={t('searchPrevious')}
        disabled={!hasHits}
        onClick={() => send({ kind: 'previous-wanted' })}
      />
      <IconButton
        icon={ChevronDown}
        label={t('searchNext')}
        disabled={!hasHits}
        onClick={() => send({ kind: 'next-wanted' })}
      />
      <IconButton
        icon={X}
        label={t('searchEnd')}
        onClick={() => {
          // The strip disappears with its button.
          document.querySelector<HTMLElement>(`[${pageScrollerAttribute}]`)?.focus({ preventScroll: true })
          send({ kind: 'typed', text: '' })
        }}
      />
    </div>
  )
}
