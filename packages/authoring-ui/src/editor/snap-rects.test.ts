import { describe, expect, it } from 'vitest'
import { createPointRect, createTriggerRect } from '../marks/create-mark-rect'
import { createEditor } from './create-editor'
import type { Editor } from './editor'
import type { ToolEvent } from './tools/tool-state'

const scope = { pageVariationId: -7, kind: 'marks' } as const

/** A page of 1000 by 1400 pixels with an owl at 100, 100, a fox at 400, 300 and a coaching point at 700, 800. */
function editorWithMarks(zoom = 1): Editor {
  const editor = createEditor({ newId: () => 'new' })
  const marks = [
    createTriggerRect({ x: 100, y: 100, width: 80, height: 40 }, 'owl'),
    createTriggerRect({ x: 400, y: 300, width: 80, height: 60 }, 'fox'),
    createPointRect({ x: 700, y: 800, width: 48, height: 48 }, 'tip'),
  ]
  editor.loadPage(-7, { rects: [], rectsByWords: [], marks })
  editor.show(scope, { width: 1000, height: 1400 })
  editor.setViewport({ x: 0, y: 0, zoom })
  return editor
}

const at = (kind: 'down' | 'move' | 'up', x: number, y: number, free = false): ToolEvent => ({
  kind,
  page: { x, y },
  screen: { x, y },
  additive: false,
  pan: false,
  free,
})
const boxOf = (editor: Editor, id: string) => {
  const rect = editor.document.get(`-7/marks/${id}`)?.rect
  return rect && [rect.x, rect.y, rect.width, rect.height]
}

/** Drags the owl by its middle; it stays under the pointer. */
const dragOwl = (editor: Editor, dx: number, dy: number, free = false) => {
  editor.send(at('down', 140, 120))
  editor.send(at('move', 140 + dx, 120 + dy, free))
}

describe('a dragged mark', () => {
  it('snaps to the edges of others, which guides show until it is dropped', () => {
    const editor = editorWithMarks()
    dragOwl(editor, 296, 50)
    expect(boxOf(editor, 'trigger-owl')).toEqual([400, 150, 80, 40])
    expect(editor.getState().guides).toEqual([
      { axis: 'x', position: 400, from: 150, to: 360 },
      { axis: 'x', position: 480, from: 150, to: 360 },
    ])
    editor.send(at('up', 436, 170))
    expect(boxOf(editor, 'trigger-owl')).toEqual([400, 150, 80, 40])
    expect(editor.getState()).toMatchObject({ guides: [], canUndo: true })
    editor.undo()
    expect(boxOf(editor, 'trigger-owl')).toEqual([100, 100, 80, 40])
  })

  it('snaps to the edges of the page', () => {
    const editor = editorWithMarks()
    dragOwl(editor, -97, -95)
    expect(boxOf(editor, 'trigger-owl')).toEqual([0, 0, 80, 40])
    expect(editor.getState().guides).toMatchObject([{ axis: 'x' }, { axis: 'y' }])
  })

  it('moves freely while Alt is held, and away from others', () => {
    const editor = editorWithMarks()
    dragOwl(editor, 296, 50, true)
    expect(boxOf(editor, 'trigger-owl')).toEqual([396, 150, 80, 40])
    expect(editor.getState().guides).toEqual([])
    editor.send(at('move', 140 + 250, 170))
    expect(boxOf(editor, 'trigger-owl')).toEqual([350, 150, 80, 40])
    expect(editor.getState().guides).toEqual([])
  })

  it('snaps within the same distance on the screen at every zoom', () => {
    const editor = editorWithMarks(4)
    dragOwl(editor, 297, 50)
    expect(boxOf(editor, 'trigger-owl')).toEqual([397, 150, 80, 40])
    editor.send(at('move', 140 + 299, 170))
    expect(boxOf(editor, 'trigger-owl')).toEqual([400, 150, 80, 40])
  })

  it('shows no guides once the drag is cancelled', () => {
    const editor = editorWithMarks()
    dragOwl(editor, 296, 50)
    editor.send({ kind: 'cancel' })
    expect(editor.getState().guides).toEqual([])
    expect(boxOf(editor, 'trigger-owl')).toEqual([100, 100, 80, 40])
  })
})

describe('a resized mark', () => {
  it('snaps only the dragged edges, and nothing while Alt is held', () => {
    const editor = editorWithMarks()
    editor.select(['-7/marks/trigger-owl'])
    editor.send(at('down', 180, 140))
    editor.send(at('move', 396, 297))
    expect(boxOf(editor, 'trigger-owl')).toEqual([100, 100, 300, 200])
    expect(editor.getState().guides).toMatchObject([
      { axis: 'x', position: 400 },
      { axis: 'y', position: 300 },
    ])
    editor.send(at('move', 396, 297, true))
    expect(boxOf(editor, 'trigger-owl')).toEqual([100, 100, 296, 197])
    editor.send(at('up', 396, 297))
    expect(boxOf(editor, 'trigger-owl')).toEqual([100, 100, 300, 200])
    expect(editor.getState().guides).toEqual([])
  })

  it('snaps on one axis by the middle of an edge', () => {
    const editor = editorWithMarks(2)
    editor.select(['-7/marks/trigger-owl'])
    editor.send(at('down', 180, 120))
    editor.send(at('move', 398, 299))
    expect(boxOf(editor, 'trigger-owl')).toEqual([100, 100, 300, 40])
    expect(editor.getState().guides).toMatchObject([{ axis: 'x', position: 400 }])
  })
})

describe('a dragged word', () => {
  function editorWithWords(): Editor {
    const editor = createEditor({ newId: () => 'new' })
    const words = [
      { id: 'a', x: 100, y: 100, width: 80, height: 30 },
      { id: 'b', x: 200, y: 103, width: 80, height: 30 },
      { id: 'far', x: 104, y: 900, width: 80, height: 30 },
    ]
    editor.loadPage(7, { rects: [], rectsByWords: words })
    editor.show({ pageVariationId: 7, kind: 'rectsByWords' }, { width: 1000, height: 1400 })
    return editor
  }
  const wordBox = (editor: Editor, id: string) => {
    const rect = editor.document.get(`7/rectsByWords/${id}`)?.rect
    return rect && [rect.x, rect.y, rect.width, rect.height]
  }

  it('snaps to the line of the words beside it, and not to words far away', () => {
    const editor = editorWithWords()
    editor.send(at('down', 140, 115))
    editor.send(at('move', 145, 116))
    expect(wordBox(editor, 'a')).toEqual([105, 103, 80, 30])
    expect(editor.getState().guides).toMatchObject([
      { axis: 'y', position: 103 },
      { axis: 'y', position: 133 },
    ])
  })

  it('moves freely while Alt is held', () => {
    const editor = editorWithWords()
    editor.send(at('down', 140, 115))
    editor.send(at('move', 145, 116, true))
    expect(wordBox(editor, 'a')).toEqual([105, 101, 80, 30])
    expect(editor.getState().guides).toEqual([])
  })

  it('snaps the edge that is resized', () => {
    const editor = editorWithWords()
    editor.select(['7/rectsByWords/a'])
    editor.send(at('down', 180, 130))
    editor.send(at('move', 197, 131))
    expect(wordBox(editor, 'a')).toEqual([100, 100, 100, 33])
  })
})
