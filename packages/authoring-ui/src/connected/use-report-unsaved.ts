import type { Chapter } from '@lectern/api-client/main'
import { useEffect, useSyncExternalStore } from 'react'
import type { Desk } from '../desk/create-desk'
import type { Editor } from '../editor/editor'
import { listPagesOf } from '../marks/marks-key'
import { findDesk } from './find-desk'
import type { UnsavedWork } from './unsaved-work'

export interface UseReportUnsavedOptions {
  readonly desk: Desk
  readonly chapters: readonly Chapter[]
  readonly onUnsaved: (work: UnsavedWork | null) => void
  readonly onEditor: (editor: Editor | null) => void
}

/** Tells the application about unsaved work, so that nobody leaves it by mistake, and about the editor that holds it. */
export function useReportUnsaved({ desk, chapters, onUnsaved, onEditor }: UseReportUnsavedOptions): void {
  const { editor } = desk
  useEffect(() => {
    onEditor(editor)
    return () => onEditor(null)
  }, [onEditor, editor])
  const hasUnsaved = useSyncExternalStore(editor.subscribe, () => editor.getState().unsavedPages.size > 0)
  useEffect(() => {
    if (!hasUnsaved) return
    onUnsaved({
      pageNumbers() {
        const { unsavedPages } = editor.getState()
        const { pages } = desk.getState().chapter
        return listPagesOf(pages, unsavedPages).map((page) => page.pageNumber)
      },
      save: desk.saveAll,
      discard: desk.discardDrafts,
      isAt(place) {
        const there = findDesk(chapters, place)
        const { chapterId, language } = desk.getState().chapter
        return there.chapter?.id === chapterId && there.variation?.variation === language
      },
    })
    return () => onUnsaved(null)
  }, [desk, editor, hasUnsaved, chapters, onUnsaved])
}
