import { lazy, Suspense } from 'react'
import type { ShareDialogProps } from './share-dialog'

const Dialog = lazy(async () => ({ default: (await import('./share-dialog')).ShareDialog }))

/** Loads the dialog that shares a book once it is wanted. */
export function ShareDialog(props: ShareDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
