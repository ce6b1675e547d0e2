import { rectContains, unionRects, type Box } from '@lectern/core/geometry'
import { Container, Graphics, GraphicsContext } from 'pixi.js'
import type { Editor } from '../../editor/editor'
import type { EditorState } from '../../editor/editor-state'
import { scopeKey, type PlacedRect, type RectScope } from '../../editor/placed-rect'
import type { RectChange } from '../../editor/rect-document'
import { findDrawnBox } from '../find-drawn-box'
import { findSeenBox } from '../find-seen-box'
import { rectTone } from '../rect-tone'
import type { StageLook } from '../stage-look'

/** The fills of the shown rects, one Pixi object each. */
export interface RectLayer {
  readonly node: Container
  readonly has: (id: string) => boolean
  /** Shows the rects of a scope. */
  readonly showScope: (scope: RectScope | null) => void
  /** Adds, removes and repaints the shown rects of a change. */
  readonly applyChange: (change: RectChange) => void
  /** Paints shown rects again after a change of the look: all of them, unless ids are given. */
  readonly repaint: (ids?: Iterable<string>) => void
  /** Hides the rects far outside the canvas. Returns the ids of the others: the same set until one comes or goes. */
  readonly cull: (state: EditorState) => ReadonlySet<string>
  readonly destroy: () => void
}

interface Culling {
  /** The part of the page whose rects are drawn. */
  readonly box: Box
  readonly settledVersion: number
  readonly key: string
}

const fillAlpha = { rect: 0.22, timed: 0.26, doubtful: 0.34 } as const

export function createRectLayer(editor: Editor, getLook: () => StageLook): RectLayer {
  // A group of its own: what changes above it, such as a highlight, does not sort the fills anew, and a pan moves it as a whole.
  const node = new Container({ cullableChildren: false, isRenderGroup: true })
  // White, so that each rect can tint it.
  const unit = new GraphicsContext().rect(0, 0, 1, 1).fill()
  const drawn = new Map<string, Graphics>()
  const hidden = new Set<string>()
  let key = ''
  let culled: Culling | null = null
  let visible: ReadonlySet<string> = new Set()

  function add(placed: PlacedRect): void {
    const graphics = new Graphics(unit)
    paint(graphics, placed, getLook())
    drawn.set(placed.id, graphics)
    node.addChild(graphics)
  }

  function show(id: string, isShown: boolean): void {
    const graphics = drawn.get(id)
    if (graphics !== undefined) graphics.visible = isShown
    if (isShown) hidden.delete(id)
    else hidden.add(id)
  }

  return {
    node,
    has: (id) => drawn.has(id),
    showScope(scope) {
      const nextKey = scope === null ? '' : scopeKey(scope)
      if (nextKey === key) return
      key = nextKey
      for (const graphics of drawn.values()) graphics.destroy()
      drawn.clear()
      hidden.clear()
      if (scope !== null) for (const placed of editor.document.inOrder(scope)) add(placed)
    },
    applyChange(change) {
      for (const id of Object.keys(change.removed)) {
        drawn.get(id)?.destroy()
        drawn.delete(id)
        hidden.delete(id)
      }
      for (const placed of Object.values(change.added)) if (scopeKey(placed) === key) add(placed)
      for (const [, placed] of Object.values(change.updated)) {
        const graphics = drawn.get(placed.id)
        if (graphics !== undefined) paint(graphics, placed, getLook())
      }
    },
    repaint(ids = drawn.keys()) {
      for (const id of ids) {
        const graphics = drawn.get(id)
        const placed = editor.document.get(id)
        if (graphics !== undefined && placed !== undefined) paint(graphics, placed, getLook())
      }
    },
    cull({ viewport, canvasSize, settledVersion }) {
      const box = findDrawnBox(findSeenBox(viewport, canvasSize), culled?.box ?? null)
      if (culled?.box === box && culled.settledVersion === settledVersion && culled.key === key) return visible
      culled = { box, settledVersion, key }
      const whole = unionRects([...drawn.keys()].flatMap((id) => editor.document.get(id)?.rect ?? []))
      const now = new Set(whole !== null && rectContains(box, whole) ? drawn.keys() : editor.within(box))
      for (const id of hidden) if (now.has(id)) show(id, true)
      for (const id of drawn.keys()) if (!now.has(id) && !hidden.has(id)) show(id, false)
      // A drag moves rects and adds none: the hairlines of the others stay.
      if (now.size !== visible.size || [...now].some((id) => !visible.has(id))) visible = now
      return visible
    },
    destroy: () => unit.destroy(),
  }
}

function paint(graphics: Graphics, { id, rect }: PlacedRect, { palette, view, highlighted }: StageLook): void {
  const tone = rectTone(rect, view)
  graphics.position.set(rect.x, rect.y)
  graphics.scale.set(rect.width, rect.height)
  graphics.tint = palette[tone]
  // A highlighted word has a marker instead.
  graphics.alpha = highlighted.has(id) ? 0 : fillAlpha[tone]
}
