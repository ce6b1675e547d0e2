import { overlayMessages } from '@lectern/messages'
import { ConfirmDialog } from '../confirm-dialog'
import { useTranslate } from '../locale/use-translate'

export interface HistoryWarningDialogProps {
  readonly open: boolean
  /** How many steps could be undone until now. */
  readonly steps: number
  /** The action about to happen: `Open another chapter`. */
  readonly actionLabel?: string | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before an action after which nothing done so far can be undone. */
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
