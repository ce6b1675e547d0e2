import type { PressedKeys } from '@lectern/ui'
import type { Editor } from '../editor/editor'
import type { PlacedRect } from '../editor/placed-rect'
import { reveal, visibleBox } from '../editor/viewport'
import { readCommand } from '../shortcuts/read-command'

/** The fields of a keyboard event that the stage reads. */
export interface StageKey extends PressedKeys {
  readonly repeat: boolean
}

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Pixels of the page by which an arrow key moves or resizes the selection. */
const stepPixels = { near: 1, far: 10 } as const

/** Distance that a revealed rect keeps from the edges of the stage. */
const revealMarginPx = 24

/**
 * Handles a key on the stage. Returns true if it was handled. Without a selection an arrow key selects the first rect; while
 * times are assigned, it selects the next. With one, Tab moves on in reading order and leaves the stage at the end, arrows move, alt and arrows resize. With the drawing tool
 * Enter inserts a rect.
 */
export function pressStageKey(editor: Editor, key: StageKey): boolean {
  const { selected, gesture, tool } = editor.getState()
  const command = readCommand(key)
  switch (command) {
    case 'move':
    case 'moveFar':
    case 'resize':
    case 'resizeFar': {
      const [dx, dy] = arrows[key.key] ?? [0, 0]
      const direction = dx + dy > 0 ? 1 : -1
      if (tool === 'assignTime') {
        // No key moves a frame by mistake while times are assigned.
        walk(editor, direction)
        return true
      }
      if (selected.size === 0) return walk(editor, direction)
      const pixels = command === 'moveFar' || command === 'resizeFar' ? stepPixels.far : stepPixels.near
      const change = command === 'resize' || command === 'resizeFar' ? editor.grow : editor.nudge
      change(dx * pixels, dy * pixels, key.repeat)
      return true
    }
    case 'selectNext':
    case 'selectPrevious':
      return selected.size > 0 && walk(editor, command === 'selectNext' ? 1 : -1)
    case 'selectFirst':
    case 'selectLast':
      editor.select([])
      return walk(editor, command === 'selectFirst' ? 1 : -1)
    case 'selectAll':
      selectAll(editor)
      return true
    case 'extendSelection': {
      const [dx, dy] = arrows[key.key] ?? [0, 0]
      const end = editor.extendSelection(dx + dy > 0 ? 1 : -1)
      if (end !== null) showRect(editor, end)
      return true
    }
    case 'copy':
      return editor.copySelected()
    case 'paste':
      return editor.paste()
    case 'insert':
      return insertRect(editor, key.repeat)
    case 'remove':
      if (selected.size === 0) return false
      editor.removeSelected()
      return true
    case 'letGo':
      if (gesture !== 'resting') editor.send({ kind: 'cancel' })
      else if (selected.size > 0) editor.select([])
      else return false
      return true
    // Handled by the desk, by the selection beside the page, by the tapping along, and by the held space key.
    case 'saveChapter':
    case 'editSelection':
    case 'undo':
    case 'redo':
    case 'movePage':
    case 'tapTime':
    case 'playTimes':
    case 'nextPage':
    case 'previousPage':
    case 'showShortcuts':
    case null:
      return false
  }
}

function insertRect(editor: Editor, repeat: boolean): boolean {
  const { tool, viewport, canvasSize } = editor.getState()
  if (tool !== 'createRects') return false
  // A held key inserts one rect, not thirty.
  if (repeat) return true
  editor.send({ kind: 'insert', seen: visibleBox(viewport, canvasSize) })
  const insertedId = [...editor.getState().selected][0]
  const placed = insertedId === undefined ? undefined : editor.document.get(insertedId)
  if (placed !== undefined) editor.setViewport(reveal(viewport, placed.rect, canvasSize, revealMarginPx))
  return true
}

/** Selects the next rect and reveals it. Returns false at the end, so that the focus can leave. */
function walk(editor: Editor, step: 1 | -1): boolean {
  const next = editor.selectNext(step)
  if (next === null) {
    editor.select([])
    return false
  }
  showRect(editor, next)
  return true
}

function showRect(editor: Editor, { rect }: PlacedRect): void {
  const { viewport, canvasSize } = editor.getState()
  editor.setViewport(reveal(viewport, rect, canvasSize, revealMarginPx))
}

function selectAll(editor: Editor): void {
  const { scope } = editor.getState()
  if (scope !== null) editor.select(editor.document.inOrder(scope).map((placed) => placed.id))
}
