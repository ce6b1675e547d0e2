import { describe, expect, it } from 'vitest'
import { createEditor } from './create-editor'
import type { Editor } from './editor'
import { changeToPlaced } from './rect-changes'
import type { ToolEvent } from './tools/tool-state'

const page = { width: 1000, height: 1400 }
const scope = { pageVariationId: 7, kind: 'rectsByWords' } as const

function editorWithWords(): Editor {
  let made = 0
  const editor = createEditor({ newId: () => `new-${++made}` })
  editor.loadPage(7, {
    rects: [],
    rectsByWords: [
      { id: 'a', x: 100, y: 100, width: 80, height: 30, word: 'Once' },
      { id: 'b', x: 200, y: 100, width: 80, height: 30, word: 'upon' },
      { id: 'c', x: 300, y: 100, width: 80, height: 30, word: 'a time' },
    ],
  })
  editor.show(scope, page)
  return editor
}

function at(kind: 'down' | 'move' | 'up', x: number, y: number, additive = false): ToolEvent {
  return { kind, page: { x, y }, screen: { x, y }, additive, pan: false }
}

function drag(editor: Editor, from: [number, number], to: [number, number], moves = 3): void {
  editor.send(at('down', ...from))
  for (let move = 1; move <= moves; move++) {
    const fraction = move / moves
    editor.send(at('move', from[0] + (to[0] - from[0]) * fraction, from[1] + (to[1] - from[1]) * fraction))
  }
  editor.send(at('up', ...to))
}

const boxOf = (editor: Editor, id: string) => {
  const rect = editor.document.get(`7/rectsByWords/${id}`)?.rect
  return rect && [rect.x, rect.y, rect.width, rect.height]
}

describe('the editor', () => {
  it('moves a rect by dragging as one undo step', () => {
    const editor = editorWithWords()
    drag(editor, [140, 115], [150, 155], 40)
    expect(boxOf(editor, 'a')).toEqual([110, 140, 80, 30])
    editor.undo()
    expect(boxOf(editor, 'a')).toEqual([100, 100, 80, 30])
    expect(editor.getState()).toMatchObject({ canUndo: false, canRedo: true })
    editor.redo()
    expect(boxOf(editor, 'a')).toEqual([110, 140, 80, 30])
  })

  it('records a drag of a hundred moves as one step of fifty', () => {
    const editor = editorWithWords()
    for (let step = 0; step < 10; step++) drag(editor, [140 + step, 115], [141 + step, 115 + 4])
    const before = boxOf(editor, 'a')
    drag(editor, [340, 115], [400, 300], 100)
    editor.undo()
    expect(boxOf(editor, 'a')).toEqual(before)
    let steps = 0
    while (editor.getState().canUndo) {
      editor.undo()
      steps += 1
    }
    expect(steps).toBeGreaterThan(0)
    expect(boxOf(editor, 'a')).toEqual([100, 100, 80, 30])
  })

  it('resizes the selected rect by a handle, to one pixel at least', () => {
    const editor = editorWithWords()
    editor.select(['7/rectsByWords/b'])
    drag(editor, [280, 130], [300, 145])
    expect(boxOf(editor, 'b')).toEqual([200, 100, 100, 45])
    drag(editor, [300, 145], [100, 20])
    expect(boxOf(editor, 'b')).toEqual([200, 100, 1, 1])
  })

  it('restores the start of an abandoned gesture and records no step', () => {
    const editor = editorWithWords()
    editor.send(at('down', 140, 115))
    editor.send(at('move', 180, 200))
    expect(boxOf(editor, 'a')).toEqual([140, 185, 80, 30])
    editor.send({ kind: 'cancel' })
    expect(boxOf(editor, 'a')).toEqual([100, 100, 80, 30])
    expect(editor.getState()).toMatchObject({ canUndo: false, canRedo: false, gesture: 'resting' })
  })

  it('keeps rects on the page however far they are dragged', () => {
    const editor = editorWithWords()
    drag(editor, [140, 115], [-900, -900])
    expect(boxOf(editor, 'a')).toEqual([0, 0, 80, 30])
    drag(editor, [40, 15], [5000, 5000])
    expect(boxOf(editor, 'a')).toEqual([920, 1370, 80, 30])
  })

  it('draws a rect on whole pixels with the default look, and none below three pixels', () => {
    const editor = editorWithWords()
    editor.setTool('createRects')
    drag(editor, [400.4, 500.6], [402, 501])
    expect(editor.document.inOrder(scope)).toHaveLength(3)
    expect(editor.getState().canUndo).toBe(false)
    drag(editor, [400.4, 500.6], [460.2, 530.1])
    const drawn = editor.document.inOrder(scope).at(-1)?.rect
    expect(drawn).toEqual({ id: 'new-2', x: 400, y: 501, width: 60, height: 30, fill: '#00ff00', opacity: 0.3 })
  })

  it('selects by press, adds with shift, and selects by a dragged frame', () => {
    const editor = editorWithWords()
    const selected = () => [...editor.getState().selected].map((id) => id.split('/').at(-1))
    editor.send(at('down', 140, 115))
    editor.send(at('up', 140, 115))
    expect(selected()).toEqual(['a'])
    editor.send(at('down', 340, 115, true))
    editor.send(at('up', 340, 115, true))
    expect(selected()).toEqual(['a', 'c'])
    drag(editor, [190, 80], [310, 150])
    expect(selected()).toEqual(['b', 'c'])
  })

  it('counts a page as saved if undo restores the saved state', () => {
    const editor = editorWithWords()
    drag(editor, [140, 115], [150, 155])
    expect([...editor.getState().unsavedPages]).toEqual([7])
    editor.undo()
    expect(editor.getState().unsavedPages.size).toBe(0)
    editor.redo()
    editor.markSaved(editor.snapshotPage(7))
    expect(editor.getState().unsavedPages.size).toBe(0)
    editor.undo()
    expect([...editor.getState().unsavedPages]).toEqual([7])
  })

  it('keeps a change made during a save unsaved', () => {
    const editor = editorWithWords()
    drag(editor, [140, 115], [150, 155])
    const sent = editor.snapshotPage(7)
    drag(editor, [240, 115], [250, 155])
    editor.markSaved(sent)
    expect([...editor.getState().unsavedPages]).toEqual([7])
  })

  it('joins the moves of a held key into one step', () => {
    const editor = editorWithWords()
    editor.select(['7/rectsByWords/a'])
    editor.nudge(1, 0, false)
    for (let repeat = 0; repeat < 60; repeat++) editor.nudge(1, 0, true)
    expect(boxOf(editor, 'a')).toEqual([161, 100, 80, 30])
    editor.undo()
    expect(boxOf(editor, 'a')).toEqual([100, 100, 80, 30])
    expect(editor.getState().canUndo).toBe(false)
  })

  it('restores a draft over the loaded rects as one step', () => {
    const editor = editorWithWords()
    editor.restoreDrafts([
      {
        pageVariationId: 7,
        rects: { rects: [], rectsByWords: [{ id: 'a', x: 1, y: 2, width: 3, height: 4, word: 'Mine' }] },
      },
    ])
    expect(editor.document.inOrder(scope).map((placed) => placed.rect.word)).toEqual(['Mine'])
    editor.undo()
    expect(editor.document.inOrder(scope).map((placed) => placed.rect.word)).toEqual(['Once', 'upon', 'a time'])
  })

  it('records typing as one step despite pointer moves, and discards it whole', () => {
    const editor = editorWithWords()
    const type = (word: string, continued: boolean) => {
      const placed = editor.document.get('7/rectsByWords/a')
      if (placed === undefined) throw new Error('the word is gone')
      const change = changeToPlaced(editor.document, [{ ...placed, rect: { ...placed.rect, word } }])
      editor.perform('word', change, continued)
    }
    const word = () => editor.document.get('7/rectsByWords/a')?.rect.word
    type('O', false)
    editor.send(at('move', 500, 500))
    type('On', true)
    type('One', true)
    editor.undo()
    expect(word()).toBe('Once')
    expect(editor.getState().canUndo).toBe(false)
    type('x', false)
    type('xy', true)
    editor.abandonStep()
    expect(word()).toBe('Once')
    expect(editor.getState()).toMatchObject({ canUndo: false })
    expect(editor.getState().unsavedPages.size).toBe(0)
  })

  it('drops everything of a forgotten page, and undo skips it', () => {
    const editor = editorWithWords()
    editor.loadPage(8, { rects: [], rectsByWords: [{ id: 'z', x: 1, y: 1, width: 9, height: 9, word: 'gone' }] })
    editor.select(['7/rectsByWords/a'])
    editor.nudge(1, 0, false)
    editor.show({ pageVariationId: 8, kind: 'rectsByWords' }, page)
    editor.select(['8/rectsByWords/z'])
    editor.nudge(1, 0, false)
    editor.forgetPage(8)
    expect([...editor.getState().unsavedPages]).toEqual([7])
    expect(editor.getState().selected.size).toBe(0)
    editor.undo()
    expect(boxOf(editor, 'a')).toEqual([100, 100, 80, 30])
    editor.redo()
    editor.redo()
    expect(editor.document.inOrder({ pageVariationId: 8, kind: 'rectsByWords' })).toEqual([])
    const words = [{ id: 'late', x: 1, y: 1, width: 9, height: 9, word: 'late' }]
    editor.replaceRects('recognise', [{ scope: { pageVariationId: 8, kind: 'rectsByWords' }, rects: words }])
    expect(editor.document.inOrder({ pageVariationId: 8, kind: 'rectsByWords' })).toEqual([])
  })

  it('keeps the settled version while a rect is dragged', () => {
    const editor = editorWithWords()
    const { settledVersion } = editor.getState()
    editor.send(at('down', 140, 115))
    for (let move = 1; move <= 50; move++) editor.send(at('move', 140 + move, 115))
    expect(editor.getState().settledVersion).toBe(settledVersion)
    editor.send(at('up', 190, 115))
    expect(editor.getState().settledVersion).toBe(editor.getState().documentVersion)
    expect(editor.getState().settledVersion).toBeGreaterThan(settledVersion)
  })
})
