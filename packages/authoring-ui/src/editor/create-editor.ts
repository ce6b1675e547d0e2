import { createHistory, isEmptyChange, type History, type Mark } from '@lectern/core/editing'
import { buildSpatialIndex, hitTest, resizeRect, roundRect, type SpatialIndex } from '@lectern/core/geometry'
import { countUndoSteps } from './count-undo-steps'
import type { Editor, PageRects } from './editor'
import { initialEditorState, type EditorState } from './editor-state'
import { handleReachPx } from './handle-points'
import { placeRects, rectKinds, scopeKey, type PlacedRect, type RectScope } from './placed-rect'
import { changeToPlaced, changeToRects, changeToWithout, joinChanges, leaveOutPages } from './rect-changes'
import { createRectDocument, type RectChange } from './rect-document'
import { isSameTarget } from './tools/is-same-target'
import { stepTool } from './tools/step-tool'
import { resting, type ToolContext, type ToolEvent, type ToolPlan, type ToolState } from './tools/tool-state'
import { translatePlaced } from './tools/translating'
import { createUnsavedPages } from './unsaved-pages'
import { panBy } from './viewport'

export interface EditorOptions {
  /** Ids for rects that the author draws. */
  readonly newId: () => string
}

export function createEditor({ newId }: EditorOptions): Editor {
  const document = createRectDocument()
  const unsaved = createUnsavedPages()
  const listeners = new Set<() => void>()
  let history: History<PlacedRect> = createHistory<PlacedRect>()
  let state: EditorState = initialEditorState
  let gesture: ToolState = resting
  let gestureMark: Mark | null = null
  let stepMark: Mark | null = null
  const forgotten = new Set<number>()
  let index: { key: string; version: number; index: SpatialIndex } | null = null

  function update(part: Partial<EditorState>): void {
    const next = { ...state, ...part }
    state = {
      ...next,
      gesture: gesture.kind,
      settledVersion: gesture.kind === 'resting' ? next.documentVersion : next.settledVersion,
      canUndo: history.canUndo,
      canRedo: history.canRedo,
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
    stepMark = null
    history = history.record(next, label)
    update(change(next))
  }

  /** Records a change that, when it is `continued`, joins the undo step of the one before. */
  function recordInStep(next: RectChange, label: string, continued: boolean): void {
    if (isEmptyChange(next)) return
    if (!continued || stepMark === null) stepMark = mark()
    history = history.record(next, label).squashTo(stepMark, label)
    update(change(next))
  }

  function mark(): Mark {
    const marked = history.mark()
    history = marked.history
    return marked.mark
  }

  function spatialIndex(): SpatialIndex {
    const { scope } = state
    if (scope === null) return buildSpatialIndex([])
    const key = scopeKey(scope)
    if (index === null || index.key !== key || index.version !== state.documentVersion) {
      const rects = document.inOrder(scope).map((placed) => ({ ...placed.rect, id: placed.id }))
      index = { key, version: state.documentVersion, index: buildSpatialIndex(rects) }
    }
    return index.index
  }

  function contextOf(scope: RectScope): ToolContext {
    return {
      tool: state.tool,
      scope,
      zoom: state.viewport.zoom,
      page: state.page,
      selected: state.selected,
      get: (id) => document.get(id),
      inOrder: () => document.inOrder(scope),
      hit: (point) =>
        hitTest(spatialIndex(), point.x, point.y, {
          selected: state.selected,
          zoom: state.viewport.zoom,
          // Only a single rect shows its handles.
          handlePx: state.selected.size === 1 ? handleReachPx : 0,
        }) ?? { kind: 'page' },
      within: (box) => spatialIndex().search(box),
      newId,
    }
  }

  function follow(plan: ToolPlan): void {
    switch (plan.do) {
      case 'mark':
        gestureMark = mark()
        return
      case 'set': {
        const next = changeToPlaced(document, plan.rects)
        if (isEmptyChange(next) || gestureMark === null) return
        history = history.record(next).squashTo(gestureMark, 'gesture')
        update(change(next))
        return
      }
      case 'squash':
        if (gestureMark !== null) history = history.squashTo(gestureMark, plan.label)
        gestureMark = null
        update({})
        return
      case 'abandon': {
        if (gestureMark === null) return
        const back = history.abandonTo(gestureMark)
        history = back.history
        gestureMark = null
        update(isEmptyChange(back.change) ? {} : change(back.change))
        return
      }
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
    // A pointer that only passes over the stage ends no step.
    if (event.kind === 'down' || event.kind === 'insert') stepMark = null
    const step = stepTool(gesture, event, contextOf(state.scope))
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

  function travel(back: boolean): void {
    cancelGesture()
    stepMark = null
    for (let moved = turn(back); moved !== null; moved = turn(back)) {
      history = moved.history
      const next = leaveOutPages(moved.change, forgotten)
      if (!isEmptyChange(next)) return update(change(next))
    }
    update({})
  }

  function turn(back: boolean): ReturnType<History<PlacedRect>['undo']> {
    return back ? history.undo() : history.redo()
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
      forgotten.add(pageVariationId)
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
    within: (box) => spatialIndex().search(box),
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
      if (stepMark === null) return
      const back = history.abandonTo(stepMark)
      history = back.history
      stepMark = null
      update(isEmptyChange(back.change) ? {} : change(back.change))
    },
    replaceRects(label, scopes) {
      cancelGesture()
      const known = scopes.filter(({ scope }) => !forgotten.has(scope.pageVariationId))
      record(joinChanges(known.map(({ scope, rects }) => changeToRects(document, scope, rects))), label)
    },
    undo: () => travel(true),
    redo: () => travel(false),
    countUndoSteps: () => countUndoSteps(history),
    clearHistory() {
      history = history.clear()
      update({})
    },
    snapshotPage(pageVariationId) {
      const [rects, rectsByWords] = rectKinds.map((kind) => document.inOrder({ pageVariationId, kind }))
      return {
        pageVariationId,
        rectData: {
          rects: (rects ?? []).map((placed) => placed.rect),
          rectsByWords: (rectsByWords ?? []).map((placed) => placed.rect),
        },
        placed: [...(rects ?? []), ...(rectsByWords ?? [])],
      }
    },
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
