import { waveformMessages } from '@lectern/messages'
import { Button, Heading, RowButton, RowList, Stack, useTranslate } from '@lectern/ui'
import { useMemo, useState } from 'react'
import { useDesk, useDeskEditor, useDeskState } from '../desk-screen/use-desk'
import { listDoubtfulTimes, type TimeDoubt } from './list-doubtful-times'
import { waveformId } from '../waveform/waveform-id'
import { useTimeSpans } from '../waveform/use-time-spans'

const reasons = {
  overlap: 'doubtOverlap',
  'too-fast': 'doubtTooFast',
  'too-slow': 'doubtTooSlow',
  'low-confidence': 'doubtLowConfidence',
  estimated: 'doubtEstimated',
} as const satisfies Readonly<Record<TimeDoubt, string>>

const rowsAtOnce = 5

/** Lists the times that may be wrong, each with its reason; pressing one goes to it on the page and the waveform. */
export function TimesToCheck() {
  const desk = useDesk()
  const t = useTranslate(waveformMessages)
  const pages = useDeskState((state) => state.chapter.pages)
  const selected = useDeskEditor((state) => state.selected)
  const spans = useTimeSpans()
  const doubtful = useMemo(() => listDoubtfulTimes(spans), [spans])
  const [rows, setRows] = useState(rowsAtOnce)
  if (doubtful.length === 0) return null
  const title = t('doubtsTitle', { count: doubtful.length })
  const left = Math.min(rowsAtOnce, doubtful.length - rows)
  return (
    <Stack gap="xs">
      <Heading level={3} size="s">
        {title}
      </Heading>
      <RowList label={title}>
        {doubtful.slice(0, rows).map(({ span, reason }) => {
          const page = pages.find(({ pageVariationId }) => pageVariationId === span.pageVariationId)
          return (
            <RowButton
              key={span.id}
              title={span.text}
              detail={t('doubtPlace', { reason: t(reasons[reason]), page: page?.pageNumber ?? 1 })}
              selected={selected.has(span.id)}
              onPress={() => {
                if (page === undefined) return
                desk.send({ kind: 'word-requested', pageId: page.pageId, entityId: span.id })
                // On a small screen it is below the list.
                document.getElementById(waveformId)?.scrollIntoView({ block: 'nearest' })
              }}
            />
          )
        })}
      </RowList>
      {left > 0 && (
        <Button tone="quiet" wide onClick={() => setRows(rows + rowsAtOnce)}>
          {t('doubtsMore', { count: left })}
        </Button>
      )}
    </Stack>
  )
}
