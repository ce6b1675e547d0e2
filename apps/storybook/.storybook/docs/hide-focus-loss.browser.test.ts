import { afterEach, expect, it, vi } from 'vitest'
import { hideFocusLoss } from './hide-focus-loss'

const frames: HTMLIFrameElement[] = []

/** Opens a frame with one field, as on a page of documentation. */
function openFrame() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frames.push(frame)
  const inner = frame.contentWindow as (Window & typeof globalThis) | null
  if (inner === null) throw new Error('The frame has no window.')
  hideFocusLoss(inner)
  const field = inner.document.body.appendChild(inner.document.createElement('input'))
  const left = vi.fn()
  field.addEventListener('focusout', left)
  return { inner, field, left }
}

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove()
})

it('hides that the focus went to another window', () => {
  const first = openFrame()
  const second = openFrame()
  first.field.focus()
  second.field.focus()
  expect(second.inner.document.activeElement).toBe(second.field)
  expect(first.left).not.toHaveBeenCalled()
})

it('lets a field lose the focus to another field or to a press in its own window', () => {
  const { inner, field, left } = openFrame()
  const other = inner.document.body.appendChild(inner.document.createElement('button'))
  field.focus()
  other.focus()
  expect(left).toHaveBeenCalledTimes(1)
  field.focus()
  inner.document.body.dispatchEvent(new inner.PointerEvent('pointerdown', { bubbles: true }))
  field.blur()
  expect(left).toHaveBeenCalledTimes(2)
})
