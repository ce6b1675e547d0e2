import { lazy, Suspense } from 'react'
import type { DuplicateDialogProps } from './duplicate-dialog'

const Dialog = lazy(async () => ({ default: (await import('./duplicate-dialog')).DuplicateDialog }))

/** Loads the dialog that duplicates a book once it is wanted. */
export function DuplicateDialog(props: DuplicateDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
