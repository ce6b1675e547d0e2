import type { Box, Rect, Viewport } from '@lectern/core/geometry'
import type { PageRects } from '@lectern/core/pipeline'
import type { EditorState } from './editor-state'
import type { PlacedRect, RectScope } from './placed-rect'
import type { RectClipboard } from './rect-clipboard'
import type { RectChange, RectDocument } from './rect-document'
import type { HitTarget, Tool, ToolEvent } from './tools/tool-state'
import type { Size } from './viewport'

export type { PageRects }

/** The rects of a page to save; passed back to `markSaved` once the server has stored them. */
export interface PageSnapshot {
  readonly pageVariationId: number
  readonly rectData: { rects: Rect[]; rectsByWords: Rect[]; marks?: Rect[] }
  readonly placed: readonly PlacedRect[]
}

/** The editor of a chapter's rects: document, history, selection, tools. It knows neither React nor Pixi. */
export interface Editor extends PageCommands, SelectionCommands, ChangeCommands {
  readonly document: RectDocument
  readonly clipboard: RectClipboard
  readonly getState: () => EditorState
  readonly subscribe: (listener: () => void) => () => void

  /** Shows one set of rects and clears the selection. */
  readonly show: (scope: RectScope, pageSize: Size) => void
  readonly setTool: (tool: Tool) => void
  readonly setCanvasSize: (size: Size) => void
  readonly setViewport: (viewport: Viewport) => void

  /** Returns the ids of the shown rects that a box of the page touches. */
  readonly within: (box: Box) => string[]
  /** Handles a pointer event of the stage. */
  readonly send: (event: ToolEvent) => void
  /** Calls the listener for each tap on the page while times are assigned. Returns a function that unsubscribes it. */
  readonly onTap: (listener: (target: HitTarget) => void) => () => void
}

/** Moves pages between the editor and the server. */
export interface PageCommands {
  /** Loads the server's rects of a page. The undo history does not record it. */
  readonly loadPage: (pageVariationId: number, rects: PageRects) => void
  /** Removes a page with its rects, unsaved changes and history. */
  readonly forgetPage: (pageVariationId: number) => void
  /** Restores drafts over the loaded rects as one undo step. */
  readonly restoreDrafts: (pages: readonly { pageVariationId: number; rects: PageRects }[]) => void
  /** Returns the rects of a page as they were loaded or saved last. */
  readonly savedOf: (pageVariationId: number) => readonly PlacedRect[]
  readonly snapshotPage: (pageVariationId: number) => PageSnapshot
  readonly markSaved: (snapshot: PageSnapshot) => void
}

/** Changes the selection, or the selected rects without a pointer. */
export interface SelectionCommands {
  readonly select: (ids: Iterable<string>) => void
  /** Selects the next rect in reading order (1) or the one before (-1). Returns it, or null at the end. */
  readonly selectNext: (step: 1 | -1) => PlacedRect | null
  /** Moves the selection. If `continued`, the move joins the undo step before. */
  readonly nudge: (dx: number, dy: number, continued: boolean) => void
  /** Moves the far corner of the selection; `continued` as with `nudge`. */
  readonly grow: (dx: number, dy: number, continued: boolean) => void
  readonly removeSelected: () => void
  /** Adds the next rect in reading order to the selection (1), or removes its last one (-1). Returns the rect at its end. */
  readonly extendSelection: (step: 1 | -1) => PlacedRect | null
  /** Returns the selected rects in reading order. */
  readonly listSelected: () => readonly PlacedRect[]
  /** Copies the selected words or sentences. Returns false if there are none. */
  readonly copySelected: () => boolean
  /** Adds what was copied to the page and selects it. Returns false if there is nothing to paste, or among marks. */
  readonly paste: () => boolean
}

/** Applies changes of any rects as undo steps, and goes through the steps. */
export interface ChangeCommands {
  /**
   * Applies a change as one undo step; an empty change is none. `continued` false starts a step that later changes with
   * `continued` true join, as in typing.
   */
  readonly perform: (label: string, change: RectChange, continued?: boolean) => void
  /** Discards the last step of continued changes. */
  readonly abandonStep: () => void
  /** Replaces all rects of each scope, as one undo step. */
  readonly replaceRects: (label: string, scopes: readonly { scope: RectScope; rects: readonly Rect[] }[]) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly clearHistory: () => void
  readonly countUndoSteps: () => number
}
