import { useEffect } from 'react'

/** Names the window after what it shows. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
