import { fitToView, zoomAround, type Viewport } from '@lectern/core/geometry'
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Editor } from '../editor/editor'
import { useEditorState } from './use-editor-state'

export interface FittedPage {
  /** Fits the whole page into the window. */
  readonly fit: () => void
  /** Zooms around the middle of the window. */
  readonly zoomBy: (factor: number) => void
}

const marginPx = 24

/** Keeps the page fitted into its window while pages change and the window is resized. */
export function useFittedPage(surface: RefObject<HTMLElement | null>, editor: Editor): FittedPage {
  const scope = useEditorState(editor, (state) => state.scope)
  const page = useEditorState(editor, (state) => state.page)
  const windowSize = useEditorState(editor, (state) => state.window)
  const fitted = useRef<Viewport | null>(null)
  const fit = useCallback(() => {
    const state = editor.getState()
    fitted.current = fitToView({ x: 0, y: 0, ...state.page }, state.window, marginPx)
    editor.setViewport(fitted.current)
  }, [editor])

  useLayoutEffect(() => {
    const element = surface.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      editor.setWindow({ width: element.clientWidth, height: element.clientHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [surface, editor])

  // Another page is fitted into the window.
  useEffect(fit, [fit, scope?.pageVariationId, page])
  // A resized window fits the page again, unless the author has zoomed or panned.
  useEffect(() => {
    if (editor.getState().viewport === fitted.current) fit()
  }, [editor, fit, windowSize])

  const zoomBy = (factor: number) => {
    const state = editor.getState()
    const middle = { x: state.window.width / 2, y: state.window.height / 2 }
    editor.setViewport(zoomAround(state.viewport, middle, factor))
  }
  return { fit, zoomBy }
}
