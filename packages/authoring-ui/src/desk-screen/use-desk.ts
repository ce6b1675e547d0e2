import type { ChapterStaleness } from '@lectern/core/staleness'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Desk } from '../desk/create-desk'
import type { DeskState } from '../desk/desk-state'
import type { ChapterWords } from '../desk/read-chapter-words'
import type { EditorState } from '../editor/editor-state'
import { toMarksKey } from '../marks/marks-key'

const DeskContext = createContext<Desk | null>(null)

export const DeskProvider = DeskContext.Provider

/** Returns the desk of the screen. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('A component of the desk is rendered outside of a DeskProvider.')
  return desk
}

/** Returns one value of the desk's state; the component renders again when that value changes. */
export function useDeskState<T>(select: (state: DeskState) => T): T {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, () => select(desk.getState()))
}

/** Returns one value of the editor's state; the component renders again when that value changes. */
export function useDeskEditor<T>(select: (state: EditorState) => T): T {
  const { editor } = useDesk()
  return useSyncExternalStore(editor.subscribe, () => select(editor.getState()))
}

/** Returns the number of popup triggers and coaching points of the chapter. */
export function useMarkCount(): number {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, () => {
    const { pages } = desk.getState().chapter
    const countOf = (key: number) => desk.editor.document.inOrder({ pageVariationId: key, kind: 'marks' }).length
    return pages.reduce((count, { pageId }) => count + countOf(toMarksKey(pageId)), 0)
  })
}

/** Returns whether any page of the chapter has a word or a sentence. */
export function useChapterHasRects(): boolean {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, () =>
    desk
      .getState()
      .chapter.pages.some(({ pageVariationId }) =>
        (['rectsByWords', 'rects'] as const).some(
          (kind) => desk.editor.document.inOrder({ pageVariationId, kind }).length > 0,
        ),
      ),
  )
}

/** Returns the chapter's words as of the last finished gesture. */
export function useChapterWords(): ChapterWords {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, desk.getWords)
}

/** Returns what is out of date in the chapter as of the last finished gesture; null while it is not known. */
export function useStaleness(): ChapterStaleness | null {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, desk.getStaleness)
}
