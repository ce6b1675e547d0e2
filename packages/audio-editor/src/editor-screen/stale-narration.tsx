import type { ChapterStaleness } from '@lectern/core/staleness'
import { audioEditorMessages, toPageRanges } from '@lectern/messages'
import { Banner, useTranslate } from '@lectern/ui'

export interface StaleNarrationProps {
  readonly staleness: ChapterStaleness | null
  readonly pages: readonly { readonly pageVariationId: number; readonly pageNumber: number }[]
}

/** Tells why the narration is out of date; nothing while it is not. */
export function StaleNarration({ staleness, pages }: StaleNarrationProps) {
  const t = useTranslate(audioEditorMessages)
  if (staleness?.narration !== 'stale') return null
  const changed = staleness.pages.filter(({ narration }) => narration.state === 'stale')
  const numbers = pages
    .filter((page) => changed.some(({ pageVariationId }) => pageVariationId === page.pageVariationId))
    .map(({ pageNumber }) => pageNumber)
  return (
    <Banner tone="warning" title={t('narrationStale')}>
      {[
        ...(numbers.length > 0
          ? [t('narrationStaleText', { count: numbers.length, pages: toPageRanges(numbers) })]
          : []),
        ...(staleness.hasOtherVoice ? [t('narrationStaleVoice')] : []),
        ...(staleness.hasOtherPages ? [t('narrationStalePages')] : []),
        // Another voice is sent the whole text.
        t(staleness.hasOtherVoice ? 'narrationStaleAgain' : 'narrationStaleHelp'),
      ].join(' ')}
    </Banner>
  )
}
