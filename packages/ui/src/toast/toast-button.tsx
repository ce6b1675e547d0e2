import { Button } from '../button'
import { useToast, type ToastMessage } from './toast-context'

/** Shows a toast for the stories. Its props are what the function takes that `useToast` gives. */
export function ToastButton({ tone = 'info', message, action }: ToastMessage) {
  const show = useToast()
  return <Button onClick={() => show({ tone, message, action })}>Show {tone}</Button>
}
