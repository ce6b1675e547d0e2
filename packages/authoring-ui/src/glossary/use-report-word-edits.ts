import { useEffect, useLayoutEffect, useRef } from 'react'
import type { UnsavedWork } from '../connected/unsaved-work'
import { listUnsaved } from './step-word-edits'
import type { WordEditing } from './use-word-edits'

/** Tells the application about words that are not saved, and lets the browser ask before the page is left. */
export function useReportWordEdits(
  editing: WordEditing,
  onUnsaved: (work: UnsavedWork | null) => void,
  nameOfNewWord: string,
): void {
  const latest = useRef(editing)
  useLayoutEffect(() => void (latest.current = editing))
  const hasUnsaved = listUnsaved(editing.edits).length > 0
  useEffect(() => {
    if (!hasUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    onUnsaved({
      pageNumbers: () => [],
      itemNames: () =>
        listUnsaved(latest.current.edits).map(({ base, draft }) => {
          const typed = draft.word.trim()
          return typed === '' ? (base?.word ?? nameOfNewWord) : typed
        }),
      async save() {
        const { edits, save } = latest.current
        const saved = await Promise.all([...edits.keys()].map((id) => save(id)))
        return saved.every(Boolean)
      },
      isAt: () => true,
    })
    return () => {
      window.removeEventListener('beforeunload', warn)
      onUnsaved(null)
    }
  }, [hasUnsaved, onUnsaved, nameOfNewWord])
}
