import type { Box, Handle, Hit, Point } from '@lectern/core/geometry'
import type { PlacedRect, RectScope } from '../placed-rect'

export const tools = ['editRects', 'createRects', 'assignTime'] as const
export type Tool = (typeof tools)[number]

/** What lies under the pointer. Handles go first, then selected rects, then the smallest. */
export type HitTarget = Hit | { readonly kind: 'page' }

/** A gesture under way. `resting` is the only state outside of one. */
export type ToolState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'pointing'; readonly from: Point; readonly id: string; readonly additive: boolean }
  | { readonly kind: 'translating'; readonly from: Point; readonly before: readonly PlacedRect[] }
  | {
      readonly kind: 'resizing'
      readonly from: Point
      readonly handle: Handle
      readonly before: PlacedRect
      /** A press that has not moved yet is a click, and a click is no step of the history. */
      readonly begun: boolean
    }
  | { readonly kind: 'brushing'; readonly from: Point; readonly selected: ReadonlySet<string> }
  | {
      readonly kind: 'drawing'
      readonly from: Point
      readonly rectId: string
      readonly order: number
      /** As with `resizing`. */
      readonly begun: boolean
    }
  | { readonly kind: 'panning'; readonly fromScreen: Point }

/** Pointer positions come twice: on the page image, and on the screen for what must not depend on zoom. */
export type PointerToolEvent =
  | {
      readonly kind: 'down' | 'move' | 'up'
      readonly page: Point
      readonly screen: Point
      /** Add to the selection instead of replacing it. */
      readonly additive: boolean
      /** The middle button, or the space key held: the page is moved, whatever the tool. */
      readonly pan: boolean
    }
  | { readonly kind: 'cancel' }

export type ToolEvent =
  | PointerToolEvent
  /** A rect without a pointer: the tool finds the place for it, on the part of the page that is seen. */
  | { readonly kind: 'insert'; readonly seen: Box }

/** What the tools may read. */
export interface ToolContext {
  readonly tool: Tool
  readonly scope: RectScope
  readonly zoom: number
  readonly page: { readonly width: number; readonly height: number }
  readonly selected: ReadonlySet<string>
  get(id: string): PlacedRect | undefined
  inOrder(): readonly PlacedRect[]
  hit(point: Point): HitTarget
  within(box: Box): readonly string[]
  newId(): string
}

/** What a step of a tool wants done; the editor does it in this order. */
export type ToolPlan =
  | { readonly do: 'mark' }
  | { readonly do: 'set'; readonly rects: readonly PlacedRect[] }
  | { readonly do: 'squash'; readonly label: string }
  | { readonly do: 'abandon' }
  | { readonly do: 'select'; readonly ids: ReadonlySet<string> }
  | { readonly do: 'hover'; readonly target: HitTarget }
  | { readonly do: 'brush'; readonly box: Box | null }
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly do: 'tap' }

export interface ToolStep {
  readonly state: ToolState
  readonly plan: readonly ToolPlan[]
}

export const resting: ToolState = { kind: 'resting' }

/** A press that moves less than this stays a click; screen pixels. */
export const dragThresholdPx = 3
