import { resizeBlockMilliseconds } from '@lectern/core/book'
import { resizingAttribute } from './zoom-marks'

/**
 * Ignores pointers on the page until a moment after the last resize of the window, since what they aim at moves.
 *
 * @param onEnd called once when the window has its size
 * @returns a function that stops it
 */
export function blockWhileResizing(stage: HTMLElement, onEnd: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    stage.removeAttribute(resizingAttribute)
    onEnd()
  }
  const onResize = () => {
    clearTimeout(timer)
    stage.setAttribute(resizingAttribute, '')
    timer = setTimeout(end, resizeBlockMilliseconds)
  }
  window.addEventListener('resize', onResize)
  return () => {
    window.removeEventListener('resize', onResize)
    clearTimeout(timer)
    stage.removeAttribute(resizingAttribute)
  }
}
