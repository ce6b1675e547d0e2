import { studioMessages } from '@lectern/messages'
import { TextField, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { FormDialog } from '../form-dialog/form-dialog'

export interface AddChapterDialogProps {
  readonly open: boolean
  readonly busy: boolean
  /** Why it could not be added. */
  readonly failed: string | null
  /** Answers whether it was added. */
  readonly onAdd: (name: string) => Promise<boolean>
  readonly onClose: () => void
}

/** A name, and the book has one chapter more. */
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
