/** Name of the document's event when the account has saved a change of the settings, or failed to. */
const SAVED = 'lectern-settings-saved'

/** A change that is kept on this device only. */
export interface SaveFailure {
  /** From the server; null without one. */
  readonly message: string | null
}

/** Reports the end of a save. The tools of a book, which are loaded separately, show it. @param failure null after a success */
export function reportSave(failure: SaveFailure | null): void {
  document.dispatchEvent(new CustomEvent<SaveFailure | null>(SAVED, { detail: failure }))
}

/** Calls the listener after each save. @returns a function that unsubscribes it */
export function listenToSaves(listener: (failure: SaveFailure | null) => void): () => void {
  const onSaved = (event: Event) => {
    if (event instanceof CustomEvent) listener(readFailure(event.detail))
  }
  document.addEventListener(SAVED, onSaved)
  return () => document.removeEventListener(SAVED, onSaved)
}

function readFailure(detail: unknown): SaveFailure | null {
  if (typeof detail !== 'object' || detail === null) return null
  const message: unknown = Reflect.get(detail, 'message')
  return { message: typeof message === 'string' ? message : null }
}
