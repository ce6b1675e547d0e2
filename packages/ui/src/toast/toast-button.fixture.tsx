import { Button } from '../button'
import { useToast, type ToastMessage } from './toast-context'

/** Shows a toast for the stories. Its props are those of the function that `useToast` returns. */
export function ToastButton({ tone = 'info', message, action }: ToastMessage) {
  const show = useToast()
  return <Button onClick={() => show({ tone, message, action })}>Show {tone}</Button>
}
