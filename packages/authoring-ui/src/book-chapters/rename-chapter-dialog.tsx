import type { Chapter } from '@lectern/api-client/main'
import { bookDetailsMessages } from '@lectern/messages'
import { TextField, useTranslate } from '@lectern/ui'
import { useState } from 'react'
import { FormDialog } from '../form-dialog/form-dialog'

export interface RenameChapterDialogProps {
  readonly chapter: Chapter
  readonly busy: boolean
  /** The reason why it could not be renamed. */
  readonly failed: string | null
  /** Resolves to whether it was renamed. */
  readonly onRename: (name: string) => Promise<boolean>
  readonly onClose: () => void
}

/** Asks for a new name of a chapter. */
export function RenameChapterDialog({ chapter, busy, failed, onRename, onClose }: RenameChapterDialogProps) {
  const t = useTranslate(bookDetailsMessages)
  const [name, setName] = useState(chapter.name)
  return (
    <FormDialog
      open
      title={t('chaptersRenameTitle')}
      submitLabel={t('save')}
      busy={busy}
      ready={name.trim() !== ''}
      onSubmit={async () => (await onRename(name.trim())) && onClose()}
      onClose={onClose}
    >
      <TextField
        label={t('chaptersName')}
        value={name}
        onChange={setName}
        dir="auto"
        maximum={300}
        error={failed ?? undefined}
      />
    </FormDialog>
  )
}
