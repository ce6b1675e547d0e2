import { expect, it } from 'vitest'
import { createEditor } from './create-editor'
import type { Editor } from './editor'
import type { ToolEvent } from './tools/tool-state'

const scope = { pageVariationId: 7, kind: 'rectsByWords' } as const

function editorWithWords(): Editor {
  let made = 0
  const editor = createEditor({ newId: () => `new-${++made}` })
  editor.loadPage(7, {
    rects: [],
    rectsByWords: ['a', 'b', 'c'].map((id, index) => ({ id, x: 100 + 100 * index, y: 100, width: 80, height: 30 })),
  })
  editor.show(scope, { width: 1000, height: 1400 })
  return editor
}

function at(kind: 'down' | 'move' | 'up', x: number, y: number): ToolEvent {
  return { kind, page: { x, y }, screen: { x, y }, additive: false, pan: false }
}

const boxOf = (editor: Editor, id: string) => {
  const rect = editor.document.get(`7/rectsByWords/${id}`)?.rect
  return rect && [rect.x, rect.y, rect.width, rect.height]
}

it('ignores a press on a handle that hardly moves, even for rects with fractional coordinates', () => {
  const editor = editorWithWords()
  editor.loadPage(7, { rects: [], rectsByWords: [{ id: 'a', x: 100.5, y: 100.25, width: 80.5, height: 30.5 }] })
  editor.select(['7/rectsByWords/a'])
  for (const jitter of [0, 2]) {
    editor.send(at('down', 181, 130.75))
    editor.send(at('move', 181 + jitter, 130.75))
    editor.send(at('up', 181 + jitter, 130.75))
  }
  editor.send(at('down', 181, 130.75))
  editor.send({ kind: 'cancel' })
  expect(boxOf(editor, 'a')).toEqual([100.5, 100.25, 80.5, 30.5])
  expect(editor.getState()).toMatchObject({ canUndo: false, gesture: 'resting', unsavedPages: new Set() })
})

it('records no step for a handle that is dragged and brought back', () => {
  const editor = editorWithWords()
  editor.select(['7/rectsByWords/b'])
  editor.send(at('down', 280, 130))
  editor.send(at('move', 340, 160))
  expect(boxOf(editor, 'b')).toEqual([200, 100, 140, 60])
  editor.send(at('move', 280, 130))
  editor.send(at('up', 280, 130))
  expect(boxOf(editor, 'b')).toEqual([200, 100, 80, 30])
  expect(editor.getState()).toMatchObject({ canUndo: false, unsavedPages: new Set() })
})

it.each(['editRects', 'createRects'] as const)('keeps the redo history when %s only clicks', (tool) => {
  const editor = editorWithWords()
  for (const event of [at('down', 140, 115), at('move', 150, 155), at('up', 150, 155)]) editor.send(event)
  editor.undo()
  editor.setTool(tool)
  editor.select(['7/rectsByWords/b'])
  for (const [x, y] of [
    [280, 130],
    [500, 600],
    [340, 115],
  ] as const) {
    editor.send(at('down', x, y))
    editor.send(at('move', x + 1, y))
    editor.send(at('up', x + 1, y))
  }
  expect(editor.getState()).toMatchObject({ canUndo: false, canRedo: true })
  editor.redo()
  expect(boxOf(editor, 'a')).toEqual([110, 140, 80, 30])
})

it('draws a rect if the next event after the press is the release', () => {
  const editor = editorWithWords()
  editor.setTool('createRects')
  editor.send(at('down', 400, 500))
  editor.send(at('up', 460, 530))
  expect(boxOf(editor, 'new-1')).toEqual([400, 500, 60, 30])
  editor.undo()
  expect(editor.document.inOrder(scope)).toHaveLength(3)
  expect(editor.getState().canUndo).toBe(false)
})

it('ends the step of a held key before a rect is inserted by keyboard', () => {
  const editor = editorWithWords()
  editor.select(['7/rectsByWords/a'])
  editor.nudge(1, 0, false)
  editor.send({ kind: 'insert', seen: { x: 0, y: 0, width: 1000, height: 1400 } })
  editor.nudge(0, 1, true)
  editor.undo()
  expect(boxOf(editor, 'new-1')).toEqual([189, 100, 80, 30])
  editor.undo()
  expect(boxOf(editor, 'new-1')).toBeUndefined()
  expect(boxOf(editor, 'a')).toEqual([101, 100, 80, 30])
})
