import type { AutoplayStart } from '@lectern/core/book'
import { formatTime, marksEditorMessages } from '@lectern/messages'
import { Button, ChoiceGroup, EmptyState, RowList, Row, Stack, Text, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { Timer } from '@lectern/ui/icons'
import { useState } from 'react'
import { nameMark } from '../marks/name-rect'
import { listNewStarts, type PlannedStart } from '../marks/plan-autoplay'

export type AutoplayScope = 'page' | 'chapter'

export interface AutoplayDialogProps {
  readonly open: boolean
  readonly language: string
  readonly languageName: string
  readonly plan: (scope: AutoplayScope) => readonly PlannedStart[]
  readonly onAssign: (starts: readonly PlannedStart[]) => void
  readonly onClose: () => void
}

/** Shows when each trigger would open automatically, and sets it on request. */
export function AutoplayDialog({ open, language, languageName, plan, onAssign, onClose }: AutoplayDialogProps) {
  const t = useTranslate(marksEditorMessages)
  const [scope, setScope] = useState<AutoplayScope>('page')
  const planned = open ? plan(scope) : []
  const changed = listNewStarts(planned)
  const describe = (start: AutoplayStart | null): string => {
    if (start === null) return t('autoplayNever')
    return start.value < 0
      ? t('autoplayAtStart', { position: (start.orderIndex ?? 0) + 1 })
      : t('autoplayAtTime', { time: formatTime(start.value) })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('autoplayTitle')}
      description={t('autoplayLead', { language: languageName })}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('autoplayCancel')}
          </Button>
          <Button
            tone="accent"
            disabled={changed.length === 0}
            onClick={() => {
              onAssign(changed)
              onClose()
            }}
          >
            {changed.length === 0 ? t('autoplayNothing') : t('autoplaySet', { count: changed.length })}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <ChoiceGroup
          label={t('autoplayScope')}
          value={scope}
          onChange={setScope}
          choices={[
            { value: 'page', label: t('autoplayPage') },
            { value: 'chapter', label: t('autoplayChapter') },
          ]}
        />
        {planned.length === 0 ? (
          <EmptyState title={t('autoplayNone')} icon={Timer} />
        ) : (
          <RowList label={t('autoplayList')}>
            {planned.map((start) => (
              <Row
                key={start.after.id}
                title={nameMark({ kind: 'trigger', fields: start.trigger }, language) ?? t('marksUntitled')}
                detail={
                  <Text as="span" size="s">
                    {changed.includes(start)
                      ? t('autoplayChange', { before: describe(start.before), after: describe(start.start) })
                      : t('autoplayStays', { start: describe(start.start) })}
                  </Text>
                }
                tail={t('autoplayOnPage', { page: start.pageNumber })}
              />
            ))}
          </RowList>
        )}
      </Stack>
    </Dialog>
  )
}
