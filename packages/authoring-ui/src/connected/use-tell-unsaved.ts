import type { Chapter } from '@lectern/api-client/main'
import { useEffect } from 'react'
import type { Editor } from '../editor/editor'
import { useEditorState } from '../page-stage/use-editor-state'
import { findDesk } from './find-desk'
import type { UnsavedWork } from './unsaved-work'
import type { Saving } from './use-saving'
import type { WorkPage } from './work-page'

export interface UseTellUnsavedOptions {
  readonly editor: Editor
  readonly save: Saving['save']
  readonly onUnsaved: (work: UnsavedWork | null) => void
  readonly pages: readonly WorkPage[]
  readonly chapters: readonly Chapter[]
  /** The desk's own. */
  readonly chapterId: number
  readonly variation: string
}

/** Tells the application what is not saved, whenever that changes, so that nobody leaves it by mistake. */
export function useTellUnsaved(options: UseTellUnsavedOptions): void {
  const { editor, save, onUnsaved, pages, chapters, chapterId, variation } = options
  const hasUnsaved = useEditorState(editor, (state) => state.unsavedPages.size > 0)
  useEffect(() => {
    if (!hasUnsaved) return
    onUnsaved({
      pageNumbers() {
        const { unsavedPages } = editor.getState()
        return pages.filter((page) => unsavedPages.has(page.pageVariationId)).map((page) => page.pageNumber)
      },
      save: () => save('chapter', editor.getState().unsavedPages),
      isAt(place) {
        const there = findDesk(chapters, place)
        return there.chapter?.id === chapterId && there.variation?.variation === variation
      },
    })
    return () => onUnsaved(null)
  }, [onUnsaved, hasUnsaved, save, editor, pages, chapters, chapterId, variation])
}
