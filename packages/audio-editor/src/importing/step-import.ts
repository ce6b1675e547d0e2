import { notify, type EditorEffect, type Step } from '../editor/step'
import { planAlignment, type AlignmentPlan, type PageToAlign } from '../generation/plan-alignment'
import type { ImportFailure, ImportStage, ImportWork, RecordingImport, RecordingSource } from './import-work'
import type { AlignmentReport } from './read-alignment-report'

export type ImportEvent =
  | {
      readonly kind: 'import-requested'
      readonly source: RecordingSource
      readonly recordingName: string
      readonly pages: readonly PageToAlign[]
    }
  | { readonly kind: 'preparation-progressed'; readonly share: number }
  | { readonly kind: 'recording-prepared'; readonly fileName: string; readonly mp3: Blob }
  | { readonly kind: 'recording-uploaded' }
  | { readonly kind: 'recording-named' }
  | { readonly kind: 'recording-align-progressed'; readonly done: number; readonly total: number }
  | { readonly kind: 'recording-aligned'; readonly report: AlignmentReport | null }
  | { readonly kind: 'recording-loaded' }
  | { readonly kind: 'import-failed'; readonly failure: ImportFailure }
  /** Repeats the step that failed, and goes on from there. */
  | { readonly kind: 'import-retried' }
  /** The author has read the report, or gives up after a failure. */
  | { readonly kind: 'import-dismissed' }

export interface ImportFacts {
  readonly chapterVariationId: number | null
  readonly bookId: number | null
}

/** Makes a recording the chapter's narration and aligns it. A failed step keeps the results of those before it. */
export function stepImport(state: ImportWork, event: ImportEvent, facts: ImportFacts): Step<ImportWork> {
  if (event.kind === 'import-requested') {
    const { source, recordingName, pages } = event
    if (state.kind === 'importing') return { state, effects: [] }
    return begin({ recordingName, pages, stage: { step: 'prepare', source, share: 0 } }, facts, state)
  }
  if (state.kind === 'failed') return stepFailed(state, event, facts)
  if (event.kind === 'import-dismissed') {
    return { state: state.kind === 'imported' ? { kind: 'idle' } : state, effects: [] }
  }
  if (state.kind !== 'importing') return { state, effects: [] }
  const { recording } = state
  const { stage } = recording
  const goOn = (next: ImportStage) => begin({ ...recording, stage: next }, facts, state)
  const show = (next: ImportStage): Step<ImportWork> => ({
    state: { kind: 'importing', recording: { ...recording, stage: next } },
    effects: [],
  })
  switch (event.kind) {
    case 'preparation-progressed':
      return stage.step === 'prepare' ? show({ ...stage, share: event.share }) : { state, effects: [] }
    case 'recording-prepared':
      return goOn({ step: 'upload', fileName: event.fileName, mp3: event.mp3 })
    case 'recording-uploaded':
      return stage.step === 'upload' ? goOn({ step: 'name', fileName: stage.fileName }) : { state, effects: [] }
    case 'recording-named':
      return goOn({ step: 'align', done: 0, total: 0 })
    case 'recording-align-progressed':
      return show({ step: 'align', done: event.done, total: event.total })
    case 'recording-aligned':
      return goOn({ step: 'load', report: event.report })
    case 'recording-loaded': {
      const report = stage.step === 'load' ? stage.report : null
      return { state: { kind: 'imported', recordingName: recording.recordingName, report }, effects: [] }
    }
    case 'import-failed': {
      // The track has changed already: the local data follow it.
      const effects: EditorEffect[] = event.failure.kind === 'not-aligned' ? [{ do: 'load-recording' }] : []
      return { state: { kind: 'failed', recording, failure: event.failure }, effects }
    }
    case 'import-retried':
      return { state, effects: [] }
  }
}

function stepFailed(
  state: Extract<ImportWork, { kind: 'failed' }>,
  event: ImportEvent,
  facts: ImportFacts,
): Step<ImportWork> {
  if (event.kind === 'import-dismissed') return { state: { kind: 'idle' }, effects: [] }
  return event.kind === 'import-retried' ? begin(state.recording, facts, state) : { state, effects: [] }
}

/** Starts the step at which a recording is. Pages that cannot be aligned refuse the import before anything is sent. */
function begin(recording: RecordingImport, facts: ImportFacts, before: ImportWork): Step<ImportWork> {
  // Any link: the recording becomes the track.
  const plan = planAlignment({ ...facts, audioLink: recording.recordingName || 'recording', pages: recording.pages })
  if (plan.kind === 'refused') return { state: before, effects: [notify({ kind: 'refused', flow: 'align', plan })] }
  return { state: { kind: 'importing', recording }, effects: [planStage(recording, plan)] }
}

function planStage({ stage, pages }: RecordingImport, plan: Extract<AlignmentPlan, { kind: 'align' }>): EditorEffect {
  const { bookId, chapterVariationId } = plan
  switch (stage.step) {
    case 'prepare':
      return { do: 'prepare-recording', source: stage.source }
    case 'upload':
      return { do: 'upload-recording', bookId, fileName: stage.fileName, mp3: stage.mp3 }
    case 'name':
      return { do: 'name-recording', chapterVariationId, fileName: stage.fileName }
    case 'align':
      return { do: 'align-recording', plan, pages }
    case 'load':
      return { do: 'load-recording' }
  }
}
