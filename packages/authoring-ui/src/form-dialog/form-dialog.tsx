import { studioMessages } from '@lectern/messages'
import { Button, Stack, useTranslate } from '@lectern/ui'
import { Dialog } from '@lectern/ui/dialogs'
import { useId, type ReactNode } from 'react'

export interface FormDialogProps {
  readonly open: boolean
  readonly title: string
  readonly description?: string | undefined
  /** Label of the submit button. */
  readonly submitLabel: string
  readonly busy: boolean
  /** False disables the submit button; true by default. */
  readonly ready?: boolean | undefined
  readonly onSubmit: () => unknown
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small form in a dialog: Enter or its button submits it, Cancel and Escape close it. */
export function FormDialog(props: FormDialogProps) {
  const t = useTranslate(studioMessages)
  const formId = useId()
  return (
    <Dialog
      open={props.open}
      size="s"
      onOpenChange={(next) => !next && props.onClose()}
      title={props.title}
      description={props.description}
      actions={
        <>
          <Button tone="quiet" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} tone="accent" busy={props.busy} disabled={props.ready === false}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          void props.onSubmit()
          // The invalid field gets `aria-invalid` on the next render; focus it then.
          requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
        }}
      >
        <Stack gap="l">{props.children}</Stack>
      </form>
    </Dialog>
  )
}
