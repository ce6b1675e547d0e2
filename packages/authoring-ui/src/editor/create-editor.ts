import { isEmptyChange } from '@lectern/core/editing'
import { resizeRect, roundRect } from '@lectern/core/geometry'
import { createUndoSteps } from './create-undo-steps'
import type { Editor, PageRects } from './editor'
import { initialEditorState, type EditorState } from './editor-state'
import { indexShownRects } from './index-shown-rects'
import { placeRects, rectKinds, type PlacedRect } from './placed-rect'
import { readToolContext } from './read-tool-context'
import { changeToPlaced, changeToRects, changeToWithout, joinChanges } from './rect-changes'
import { createRectDocument, type RectChange } from './rect-document'
import { isSameTarget } from './tools/is-same-target'
import { stepTool } from './tools/step-tool'
import { resting, type ToolEvent, type ToolPlan, type ToolState } from './tools/tool-state'
import { translatePlaced } from './tools/translating'
import { snapshotPage } from './snapshot-page'
import { createUnsavedPages } from './unsaved-pages'
import { panBy } from './viewport'

export interface EditorOptions {
  /** Creates ids for rects that the author draws. */
  readonly newId: () => string
}

export function createEditor({ newId }: EditorOptions): Editor {
  const document = createRectDocument()
  const unsaved = createUnsavedPages()
  const steps = createUndoSteps()
  const indexOf = indexShownRects(document)
  const listeners = new Set<() => void>()
  let state: EditorState = initialEditorState
  let gesture: ToolState = resting

  function update(part: Partial<EditorState>): void {
    const next = { ...state, ...part }
    state = {
      ...next,
      gesture: gesture.kind,
      settledVersion: gesture.kind === 'resting' ? next.documentVersion : next.settledVersion,
      canUndo: steps.canUndo,
      canRedo: steps.canRedo,
      unsavedPages: unsaved.pages,
    }
    for (const listener of listeners) listener()
  }

  function change(next: RectChange): Partial<EditorState> {
    document.commit(next)
    unsaved.note(next)
    const gone = Object.keys(next.removed).some((id) => state.selected.has(id))
    const selected = gone ? new Set([...state.selected].filter((id) => document.get(id) !== undefined)) : state.selected
    return { documentVersion: state.documentVersion + 1, selected }
  }

  function record(next: RectChange, label: string): void {
    if (isEmptyChange(next)) return
    steps.record(next, label)
    update(change(next))
  }

  function recordInStep(next: RectChange, label: string, continued: boolean): void {
    if (isEmptyChange(next)) return
    steps.recordInStep(next, label, continued)
    update(change(next))
  }

  /** Applies the change that discards a step; it may be empty. */
  function takeBack(next: RectChange | null): void {
    if (next !== null) update(isEmptyChange(next) ? {} : change(next))
  }

  const shownIndex = () => indexOf(state.scope, state.documentVersion)

  function follow(plan: ToolPlan): void {
    switch (plan.do) {
      case 'mark':
        steps.beginGesture()
        return
      case 'set': {
        const next = changeToPlaced(document, plan.rects)
        if (isEmptyChange(next) || !steps.inGesture()) return
        steps.recordInGesture(next)
        update(change(next))
        return
      }
      case 'squash':
        steps.endGesture(plan.label)
        update({})
        return
      case 'abandon':
        takeBack(steps.abandonGesture())
        return
      case 'select':
        update({ selected: plan.ids })
        return
      case 'hover':
        if (!isSameTarget(state.hovered, plan.target)) update({ hovered: plan.target })
        return
      case 'brush':
        update({ brush: plan.box })
        return
      case 'pan':
        update({ viewport: panBy(state.viewport, plan.dx, plan.dy) })
        return
      case 'tap':
        return
    }
  }

  function send(event: ToolEvent): void {
    if (state.scope === null) return
    // A pointer that only hovers ends no step.
    if (event.kind === 'down' || event.kind === 'insert') steps.endStep()
    const step = stepTool(
      gesture,
      event,
      readToolContext({ state, scope: state.scope, document, index: shownIndex, newId }),
    )
    const before = gesture
    gesture = step.state
    for (const plan of step.plan) follow(plan)
    if (before.kind !== gesture.kind) update({})
  }

  function cancelGesture(): void {
    if (gesture.kind !== 'resting') send({ kind: 'cancel' })
  }

  function changeSelection(
    label: string,
    continued: boolean,
    after: (rects: PlacedRect[]) => readonly PlacedRect[],
  ): void {
    cancelGesture()
    const rects = [...state.selected].map((id) => document.get(id)).filter((placed) => placed !== undefined)
    recordInStep(changeToPlaced(document, after(rects)), label, continued)
  }

  function travel(direction: 'undo' | 'redo'): void {
    cancelGesture()
    const next = steps.travel(direction)
    update(next === null ? {} : change(next))
  }

  return {
    document,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    loadPage(pageVariationId, rects) {
      const placed = placePage(pageVariationId, rects)
      document.loadPage(pageVariationId, placed)
      unsaved.setSaved(pageVariationId, placed, placed)
      update({ documentVersion: state.documentVersion + 1 })
    },
    forgetPage(pageVariationId) {
      cancelGesture()
      steps.forgetPage(pageVariationId)
      document.loadPage(pageVariationId, [])
      unsaved.setSaved(pageVariationId, [], [])
      const selected = new Set([...state.selected].filter((id) => document.get(id) !== undefined))
      update({ documentVersion: state.documentVersion + 1, selected })
    },
    restoreDraft(pages) {
      const changes = pages.flatMap(({ pageVariationId, rects }) =>
        rectKinds.map((kind) => changeToRects(document, { pageVariationId, kind }, rects[kind])),
      )
      record(joinChanges(changes), 'restore')
    },
    show(scope, page) {
      cancelGesture()
      update({ scope, page, selected: new Set(), hovered: { kind: 'page' }, brush: null })
    },
    setTool(tool) {
      cancelGesture()
      update({ tool, hovered: { kind: 'page' } })
    },
    setWindow: (window) => update({ window }),
    setViewport: (viewport) => update({ viewport }),
    within: (box) => shownIndex().search(box),
    send,
    select: (ids) => update({ selected: new Set(ids) }),
    selectNext(direction) {
      if (state.scope === null) return null
      const list = document.inOrder(state.scope)
      const at = list.findIndex((placed) => state.selected.has(placed.id))
      const next = list[at === -1 ? (direction === 1 ? 0 : list.length - 1) : at + direction]
      if (next === undefined) return null
      update({ selected: new Set([next.id]) })
      return next
    },
    nudge(dx, dy, continued) {
      changeSelection('move', continued, (rects) => translatePlaced(rects, dx, dy, state.page))
    },
    grow(dx, dy, continued) {
      changeSelection('resize', continued, (rects) =>
        rects.map((placed) => ({
          ...placed,
          rect: { ...placed.rect, ...roundRect(resizeRect(placed.rect, 'se', dx, dy)) },
        })),
      )
    },
    removeSelected() {
      cancelGesture()
      record(changeToWithout(document, state.selected), 'delete')
    },
    perform(label, next, continued) {
      cancelGesture()
      if (continued === undefined) record(next, label)
      else recordInStep(next, label, continued)
    },
    abandonStep() {
      cancelGesture()
      takeBack(steps.abandonStep())
    },
    replaceRects(label, scopes) {
      cancelGesture()
      const known = scopes.filter(({ scope }) => !steps.hasForgotten(scope.pageVariationId))
      record(joinChanges(known.map(({ scope, rects }) => changeToRects(document, scope, rects))), label)
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    countUndoSteps: steps.count,
    clearHistory() {
      steps.clear()
      update({})
    },
    snapshotPage: (pageVariationId) => snapshotPage(document, pageVariationId),
    markSaved(snapshot) {
      const { pageVariationId } = snapshot
      const now = rectKinds.flatMap((kind) => document.inOrder({ pageVariationId, kind }))
      unsaved.setSaved(pageVariationId, snapshot.placed, now)
      update({})
    },
  }
}

function placePage(pageVariationId: number, rects: PageRects): PlacedRect[] {
  return rectKinds.flatMap((kind) => placeRects({ pageVariationId, kind }, rects[kind]))
}
