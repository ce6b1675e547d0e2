import { studioMessages } from '@lectern/messages'
import { Button, Inline, Text, useTranslate } from '@lectern/ui'
import { Trash2 } from '@lectern/ui/icons'

export interface SelectionBarProps {
  readonly count: number
  readonly total: number
  readonly disabled: boolean
  readonly onAll: () => void
  readonly onDelete: () => void
  readonly onDone: () => void
}

/** Tells how many pages are selected, and deletes them. */
export function SelectionBar({ count, total, disabled, onAll, onDelete, onDone }: SelectionBarProps) {
  const t = useTranslate(studioMessages)
  return (
    <Inline gap="s" align="center">
      <Text as="span" size="s" role="status">
        {t('pagesSelected', { count })}
      </Text>
      <Button size="s" disabled={count === total} onClick={onAll}>
        {t('pagesSelectAll')}
      </Button>
      <Button size="s" tone="critical" icon={Trash2} disabled={disabled || count === 0} onClick={onDelete}>
        {t('pagesDeleteConfirm', { count: Math.max(1, count) })}
      </Button>
      <Button size="s" tone="quiet" onClick={onDone}>
        {t('pagesSelectDone')}
      </Button>
    </Inline>
  )
}
