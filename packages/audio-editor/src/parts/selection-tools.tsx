import { audioEditorMessages } from '@lectern/messages'
import { Button, Popover, Stack, useTranslate } from '@lectern/ui'
import { ChevronDown } from '@lectern/ui/icons'
import type { ReactNode } from 'react'

/** Opens the tools that need a selection, beside the text: the row of tools has room for those that are used most. */
export function SelectionTools({ children }: { readonly children: ReactNode }) {
  const t = useTranslate(audioEditorMessages)
  return (
    <Popover
      title={t('selectionTools')}
      trigger={
        <Button size="s" iconEnd={ChevronDown}>
          {t('selectionTools')}
        </Button>
      }
    >
      <Stack gap="m">{children}</Stack>
    </Popover>
  )
}
