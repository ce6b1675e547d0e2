import { studioMessages, toPageRanges } from '@lectern/messages'
import { Button, Text, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'

export interface ConflictDialogProps {
  /** Numbers of the pages that someone else saved meanwhile; empty without a conflict. */
  readonly pageNumbers: readonly number[]
  readonly busy: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  readonly onLater: () => void
}

/** Asks how to resolve a conflict. Nothing is written before the author has decided, and nothing is lost. */
export function ConflictDialog({ pageNumbers, busy, onKeepMine, onTakeTheirs, onLater }: ConflictDialogProps) {
  const t = useTranslate(studioMessages)
  return (
    <Dialog
      open={pageNumbers.length > 0}
      onOpenChange={(open) => !open && onLater()}
      title={t('conflictTitle')}
      description={t('conflictLead', { count: pageNumbers.length, pages: toPageRanges(pageNumbers) })}
      actions={
        <>
          <Button tone="quiet" disabled={busy} onClick={onLater}>
            {t('conflictLater')}
          </Button>
          <Button disabled={busy} onClick={onTakeTheirs}>
            {t('conflictTheirs')}
          </Button>
          <Button tone="accent" busy={busy} onClick={onKeepMine}>
            {t('conflictMine')}
          </Button>
        </>
      }
    >
      <Text size="s" tone="muted">
        {t('conflictHelp')}
      </Text>
    </Dialog>
  )
}
