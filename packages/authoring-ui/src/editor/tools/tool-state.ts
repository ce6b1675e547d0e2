import type { Box, Guide, Handle, Hit, Point } from '@lectern/core/geometry'
import type { PageMark } from '../../marks/page-mark'
import type { PlacedRect, RectScope } from '../placed-rect'

export const tools = ['editRects', 'createRects', 'assignTime'] as const
export type Tool = (typeof tools)[number]

/** The target under the pointer: handles first, then selected rects, then the smallest. */
export type HitTarget = Hit | { readonly kind: 'page' }

/** State of the current gesture; `resting` outside of one. */
export type ToolState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'pointing'; readonly from: Point; readonly id: string; readonly additive: boolean }
  | { readonly kind: 'translating'; readonly from: Point; readonly before: readonly PlacedRect[] }
  | {
      readonly kind: 'resizing'
      readonly from: Point
      readonly handle: Handle
      readonly before: PlacedRect
      /** A press that has not moved yet is a click, which the history does not record. */
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

/** Pointer positions on the page image, and on the screen for thresholds that must not depend on zoom. */
export type PointerToolEvent =
  | {
      readonly kind: 'down' | 'move' | 'up'
      readonly page: Point
      readonly screen: Point
      /** Add to the selection instead of replacing it. */
      readonly additive: boolean
      /** The middle button or the held space key: pans with every tool. */
      readonly pan: boolean
      /** The held Alt key: rects do not snap. */
      readonly free?: boolean | undefined
    }
  | { readonly kind: 'cancel' }

export type ToolEvent =
  | PointerToolEvent
  /**
   * Inserts a rect without a pointer; the tool places it on the visible part of the page. Among marks, `mark` is the kind of the
   * new one, a trigger by default.
   */
  | { readonly kind: 'insert'; readonly seen: Box; readonly mark?: PageMark['kind'] }

/** The parts of the editor that tools may read. */
export interface ToolContext {
  readonly tool: Tool
  readonly scope: RectScope
  readonly zoom: number
  readonly pageSize: { readonly width: number; readonly height: number }
  readonly selected: ReadonlySet<string>
  get(id: string): PlacedRect | undefined
  inOrder(): readonly PlacedRect[]
  hit(point: Point): HitTarget
  within(box: Box): readonly string[]
  newId(): string
}

/** Effects of a tool's step; the editor executes them in order. */
export type ToolPlan =
  | { readonly do: 'mark' }
  | { readonly do: 'set'; readonly rects: readonly PlacedRect[] }
  | { readonly do: 'squash'; readonly label: string }
  | { readonly do: 'abandon' }
  | { readonly do: 'select'; readonly ids: ReadonlySet<string> }
  | { readonly do: 'hover'; readonly target: HitTarget }
  | { readonly do: 'brush'; readonly box: Box | null }
  /** Shown until the next ones, or until the gesture ends. */
  | { readonly do: 'guide'; readonly guides: readonly Guide[] }
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  /** `target` is what lies under the pointer. */
  | { readonly do: 'tap'; readonly target: HitTarget }

export interface ToolStep {
  readonly state: ToolState
  readonly plan: readonly ToolPlan[]
}

export const resting: ToolState = { kind: 'resting' }

/** Distance below which a press stays a click, in screen pixels. */
export const dragThresholdPx = 3
