import type { Editor } from '../editor/editor'
import { reveal } from '../editor/viewport'

/** The part of a keyboard event that the stage looks at. */
export interface StageKey {
  readonly key: string
  readonly shift: boolean
  readonly alt: boolean
  readonly command: boolean
  readonly repeat: boolean
}

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Pixels of the page that an arrow key moves the selection by, alone and with shift. */
const nudgePixels = { alone: 1, withShift: 10 } as const

/** What is brought into view keeps this distance from the edges of the stage. */
const revealMarginPx = 24

/**
 * Works the stage by keyboard; answers whether the key was its own. Without a selection an arrow key takes the first
 * rect; with one, Tab walks on in reading order and leaves the stage at the end, arrows move, alt and arrows resize. With
 * the drawing tool Enter makes a rect.
 */
export function pressStageKey(editor: Editor, key: StageKey): boolean {
  const { selected, gesture } = editor.getState()
  if (key.command) {
    if (key.key.toLowerCase() !== 'a') return false
    selectAll(editor)
    return true
  }
  const arrow = arrows[key.key]
  if (arrow !== undefined) {
    if (selected.size === 0) return walk(editor, arrow[0] + arrow[1] > 0 ? 1 : -1)
    const pixels = key.shift ? nudgePixels.withShift : nudgePixels.alone
    const change = key.alt ? editor.grow : editor.nudge
    change(arrow[0] * pixels, arrow[1] * pixels, key.repeat)
    return true
  }
  switch (key.key) {
    case 'Tab':
      return selected.size > 0 && walk(editor, key.shift ? -1 : 1)
    case 'Home':
    case 'End':
      editor.select([])
      return walk(editor, key.key === 'Home' ? 1 : -1)
    case 'Enter':
      return insertRect(editor, key.repeat)
    case 'Delete':
    case 'Backspace':
      if (selected.size === 0) return false
      editor.removeSelected()
      return true
    case 'Escape':
      if (gesture !== 'resting') editor.send({ kind: 'cancel' })
      else if (selected.size > 0) editor.select([])
      else return false
      return true
    default:
      return false
  }
}

function insertRect(editor: Editor, repeat: boolean): boolean {
  const { tool, viewport, window } = editor.getState()
  if (tool !== 'createRects') return false
  // A key that is held too long makes one rect, not thirty.
  if (repeat) return true
  const { x, y, zoom } = viewport
  editor.send({ kind: 'insert', seen: { x, y, width: window.width / zoom, height: window.height / zoom } })
  const made = [...editor.getState().selected][0]
  const placed = made === undefined ? undefined : editor.document.get(made)
  if (placed !== undefined) editor.setViewport(reveal(viewport, placed.rect, window, revealMarginPx))
  return true
}

/** Selects the next rect and brings it into view; false at the end, so that the focus may go on. */
function walk(editor: Editor, step: 1 | -1): boolean {
  const next = editor.selectNext(step)
  if (next === null) {
    editor.select([])
    return false
  }
  const { viewport, window } = editor.getState()
  editor.setViewport(reveal(viewport, next.rect, window, revealMarginPx))
  return true
}

function selectAll(editor: Editor): void {
  const { scope } = editor.getState()
  if (scope !== null) editor.select(editor.document.inOrder(scope).map((placed) => placed.id))
}
