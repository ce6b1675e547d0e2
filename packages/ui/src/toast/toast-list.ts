import type { ToastMessage } from './toast-context'

export interface ShownToast extends ToastMessage {
  readonly id: number
}

export type ToastEvent =
  | { readonly type: 'shown'; readonly toast: ToastMessage }
  | { readonly type: 'closed'; readonly id: number }

export interface ToastList {
  readonly nextId: number
  readonly toasts: readonly ShownToast[]
}

export const emptyToastList: ToastList = { nextId: 1, toasts: [] }

/** Only the newest toasts are kept: more would cover the page. */
const maxToasts = 4

export function reduceToasts(list: ToastList, event: ToastEvent): ToastList {
  if (event.type === 'closed') return { ...list, toasts: list.toasts.filter(({ id }) => id !== event.id) }
  return {
    nextId: list.nextId + 1,
    toasts: [...list.toasts, { ...event.toast, id: list.nextId }].slice(-maxToasts),
  }
}
