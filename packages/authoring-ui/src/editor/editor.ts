import type { Box, Rect, Viewport } from '@lectern/core/geometry'
import type { EditorState } from './editor-state'
import type { PlacedRect, RectKind, RectScope } from './placed-rect'
import type { RectChange, RectDocument } from './rect-document'
import type { Tool, ToolEvent } from './tools/tool-state'
import type { Size } from './viewport'

/** The rects of one page variation as the server keeps them, each kind in reading order. */
export type PageRects = Readonly<Record<RectKind, readonly Rect[]>>

/** What a save sends; hand it back to `markSaved` when the server has taken it. */
export interface PageSnapshot {
  readonly pageVariationId: number
  readonly rectData: { rects: Rect[]; rectsByWords: Rect[] }
  readonly placed: readonly PlacedRect[]
}

/** The editor of a chapter's rects: document, history, selection, tools. It knows neither React nor Pixi. */
export interface Editor {
  readonly document: RectDocument
  readonly getState: () => EditorState
  readonly subscribe: (listener: () => void) => () => void

  /** What the server has for a page. It is no change of the author's: the history does not record it. */
  readonly loadPage: (pageVariationId: number, rects: PageRects) => void
  /** The page is no more: its rects, what is unsaved of them and its part of the history go. */
  readonly forgetPage: (pageVariationId: number) => void
  /** Brings a draft back over what was loaded, as one undo step. */
  readonly restoreDraft: (pages: readonly { pageVariationId: number; rects: PageRects }[]) => void
  /** Shows one set of rects; the selection is given up. */
  readonly show: (scope: RectScope, page: Size) => void
  readonly setTool: (tool: Tool) => void
  readonly setWindow: (size: Size) => void
  readonly setViewport: (viewport: Viewport) => void

  /** Ids of the shown rects that a box of the page touches. */
  readonly within: (box: Box) => string[]
  /** A pointer event of the stage. */
  readonly send: (event: ToolEvent) => void
  readonly select: (ids: Iterable<string>) => void
  /** The next rect in reading order (1) or the one before (-1); returns it, or null at the end. */
  readonly selectNext: (step: 1 | -1) => PlacedRect | null
  /** Moves the selection; with `continued` the move joins the undo step of the one before. */
  readonly nudge: (dx: number, dy: number, continued: boolean) => void
  /** Moves the far corner of the selection, as `nudge` does. */
  readonly grow: (dx: number, dy: number, continued: boolean) => void
  readonly removeSelected: () => void

  /**
   * Does a change as one undo step; an empty one is no step. `continued` false begins a step that goes on while it is
   * true, as one does by typing.
   */
  readonly perform: (label: string, change: RectChange, continued?: boolean) => void
  /** Takes the step back that `continued` changes have made last, as if it had not been. */
  readonly abandonStep: () => void
  /** Leaves exactly these rects in their scopes, as one undo step. */
  readonly replaceRects: (label: string, scopes: readonly { scope: RectScope; rects: readonly Rect[] }[]) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly clearHistory: () => void
  readonly countUndoSteps: () => number

  readonly snapshotPage: (pageVariationId: number) => PageSnapshot
  readonly markSaved: (snapshot: PageSnapshot) => void
}
