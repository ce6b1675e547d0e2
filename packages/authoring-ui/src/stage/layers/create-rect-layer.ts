import type { Viewport } from '@lectern/core/geometry'
import { Container, Graphics, GraphicsContext } from 'pixi.js'
import type { Editor } from '../../editor/editor'
import type { EditorState } from '../../editor/editor-state'
import { scopeKey, type PlacedRect, type RectScope } from '../../editor/placed-rect'
import type { RectChange } from '../../editor/rect-document'
import type { Size } from '../../editor/viewport'
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
  /** Hides the rects outside the canvas. Returns the ids of the others: the same set until one comes or goes. */
  readonly cull: (state: EditorState) => ReadonlySet<string>
  readonly destroy: () => void
}

interface Culling {
  readonly viewport: Viewport
  readonly canvasSize: Size
  readonly documentVersion: number
  readonly key: string
}

const fillAlpha = { rect: 0.22, timed: 0.26, doubtful: 0.34, highlighted: 1 } as const

export function createRectLayer(editor: Editor, getLook: () => StageLook): RectLayer {
  const node = new Container({ cullableChildren: false })
  // White, so that each rect can tint it.
  const unit = new GraphicsContext().rect(0, 0, 1, 1).fill()
  const drawn = new Map<string, Graphics>()
  let key = ''
  let culled: Culling | null = null
  let visible: ReadonlySet<string> = new Set()

  function add(placed: PlacedRect): void {
    const graphics = new Graphics(unit)
    paint(graphics, placed, getLook())
    drawn.set(placed.id, graphics)
    node.addChild(graphics)
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
      if (scope !== null) for (const placed of editor.document.inOrder(scope)) add(placed)
    },
    applyChange(change) {
      for (const id of Object.keys(change.removed)) {
        drawn.get(id)?.destroy()
        drawn.delete(id)
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
    cull({ viewport, canvasSize, documentVersion }) {
      const next: Culling = { viewport, canvasSize, documentVersion, key }
      if (culled !== null && isSameCulling(culled, next)) return visible
      culled = next
      const now = new Set(editor.within(findVisibleBox(viewport, canvasSize)))
      for (const [id, graphics] of drawn) graphics.visible = now.has(id)
      // A drag moves rects and adds none: the hairlines of the others stay.
      if (now.size !== visible.size || [...now].some((id) => !visible.has(id))) visible = now
      return visible
    },
    destroy: () => unit.destroy(),
  }
}

function paint(graphics: Graphics, { id, rect }: PlacedRect, { palette, view, highlighted }: StageLook): void {
  const tone = highlighted.has(id) ? 'highlighted' : rectTone(rect, view)
  graphics.position.set(rect.x, rect.y)
  graphics.scale.set(rect.width, rect.height)
  graphics.tint = palette[tone]
  graphics.alpha = fillAlpha[tone]
  // A marker on the paper, under which ink stays dark, as in the reader.
  graphics.blendMode = tone === 'highlighted' ? 'multiply' : 'normal'
}

function findVisibleBox({ x, y, zoom }: Viewport, canvasSize: Size) {
  return { x, y, width: canvasSize.width / zoom, height: canvasSize.height / zoom }
}

function isSameCulling(a: Culling, b: Culling): boolean {
  return (
    a.viewport === b.viewport &&
    a.canvasSize === b.canvasSize &&
    a.documentVersion === b.documentVersion &&
    a.key === b.key
  )
}
