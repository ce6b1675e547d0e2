import type { StagePalette } from './stage-palette'
import type { StageView } from './rect-tone'

/** Settings of the stage's appearance, beside the editor's state. */
export interface StageLook {
  readonly palette: StagePalette
  readonly view: StageView
  /** Ids of the highlighted words. */
  readonly highlighted: ReadonlySet<string>
}
