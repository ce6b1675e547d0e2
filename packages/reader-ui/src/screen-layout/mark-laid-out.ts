import { laidOutAttribute } from './laid-out-attribute'
import { runAfterPaint } from './run-after-paint'

/** Marks a layer after the frame in which it is laid out. Null is ignored, so that it can be a `ref`. */
export function markLaidOut(layer: HTMLElement | null): void {
  if (layer !== null) runAfterPaint(() => layer.setAttribute(laidOutAttribute, ''))
}
