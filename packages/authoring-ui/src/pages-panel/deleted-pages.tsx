import { studioMessages } from '@lectern/messages'
import { Banner, Button, useTranslate } from '@lectern/ui'
import { Undo2 } from '@lectern/ui/icons'

export interface DeletedPagesProps {
  /** Number of pages that can be restored. */
  readonly count: number
  readonly onRestore: () => void
  readonly onDismiss: () => void
}

/** Offers to restore the pages that were deleted last. */
export function DeletedPages({ count, onRestore, onDismiss }: DeletedPagesProps) {
  const t = useTranslate(studioMessages)
  return (
    <Banner
      tone="success"
      action={
        <Button size="s" icon={Undo2} onClick={onRestore}>
          {t('undo')}
        </Button>
      }
      onDismiss={onDismiss}
    >
      {t('pagesDeleted', { count })}
    </Banner>
  )
}
