import { overlayMessages } from '@lectern/messages'
import { ConfirmDialog } from '../confirm-dialog'
import { useTranslate } from '../locale/use-translate'

export interface HistoryWarningDialogProps {
  readonly open: boolean
  /** The number of steps that can be undone until now. */
  readonly steps: number
  /** The action about to happen: `Open another chapter`. */
  readonly actionLabel?: string | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before an action that clears the undo history. */
export function HistoryWarningDialog({ open, steps, actionLabel, onConfirm, onCancel }: HistoryWarningDialogProps) {
  const t = useTranslate(overlayMessages)
  return (
    <ConfirmDialog
      open={open}
      losing
      title={t('historyWarningTitle')}
      confirmLabel={actionLabel ?? t('historyWarningConfirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('historyWarningLead', { count: steps })}
    </ConfirmDialog>
  )
}
