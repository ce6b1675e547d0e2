import { studioMessages } from '@lectern/messages'
import { TextField, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { FormDialog } from '../form-dialog/form-dialog'

export interface AddChapterDialogProps {
  readonly open: boolean
  readonly busy: boolean
  /** The reason why it could not be added. */
  readonly failed: string | null
  /** Resolves to whether it was added. */
  readonly onAdd: (name: string) => Promise<boolean>
  readonly onClose: () => void
}

/** Asks for the name of a new chapter and adds it. */
export function AddChapterDialog({ open, busy, failed, onAdd, onClose }: AddChapterDialogProps) {
  const t = useTranslate(studioMessages)
  const [name, setName] = useState('')
  const add = async () => {
    if (!(await onAdd(name.trim()))) return
    onClose()
    setName('')
  }
  return (
    <FormDialog
      open={open}
      title={t('chapterAdd')}
      submitLabel={t('add')}
      busy={busy}
      ready={name.trim() !== ''}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField label={t('chapterName')} value={name} onChange={setName} dir="auto" error={failed ?? undefined} />
    </FormDialog>
  )
}
