import { fitToView, zoomAround, type Viewport } from '@lectern/core/geometry'
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Editor } from '../editor/editor'
import { useEditorState } from './use-editor-state'

export interface FittedPage {
  /** Fits the whole page into the canvas. */
  readonly fit: () => void
  /** Zooms around the middle of the canvas. */
  readonly zoomBy: (factor: number) => void
}

const marginPx = 24

/** Keeps the page fitted into its canvas while pages change and the canvas is resized. */
export function useFittedPage(surface: RefObject<HTMLElement | null>, editor: Editor): FittedPage {
  const scope = useEditorState(editor, (state) => state.scope)
  const pageSize = useEditorState(editor, (state) => state.pageSize)
  const canvasSize = useEditorState(editor, (state) => state.canvasSize)
  const fitted = useRef<Viewport | null>(null)
  const fit = useCallback(() => {
    const state = editor.getState()
    fitted.current = fitToView({ x: 0, y: 0, ...state.pageSize }, state.canvasSize, marginPx)
    editor.setViewport(fitted.current)
  }, [editor])

  useLayoutEffect(() => {
    const element = surface.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      editor.setCanvasSize({ width: element.clientWidth, height: element.clientHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [surface, editor])

  // Another page is fitted into the canvas.
  useEffect(fit, [fit, scope?.pageVariationId, pageSize])
  // A resized canvas fits the page again, unless the author has zoomed or panned.
  useEffect(() => {
    if (editor.getState().viewport === fitted.current) fit()
  }, [editor, fit, canvasSize])

  const zoomBy = (factor: number) => {
    const state = editor.getState()
    const middle = { x: state.canvasSize.width / 2, y: state.canvasSize.height / 2 }
    editor.setViewport(zoomAround(state.viewport, middle, factor))
  }
  return { fit, zoomBy }
}
