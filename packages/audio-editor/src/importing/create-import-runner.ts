import type { AudioEditorPorts } from '../editor/audio-editor-ports'
import type { StepOutcome } from '../track/track-api'
import type { ImportEffect } from './import-work'
import { readAlignmentReport } from './read-alignment-report'
import type { ImportEvent } from './step-import'

type ImportPorts = Pick<AudioEditorPorts, 'track' | 'prepareRecording' | 'loadNarration' | 'warn'>

/** Returns a function that executes an effect of an import and reports its outcome as an event. */
export function createImportRunner(
  { track, prepareRecording, loadNarration, warn }: ImportPorts,
  send: (event: ImportEvent) => void,
): (effect: ImportEffect) => void {
  function report(step: 'upload' | 'name', outcome: StepOutcome<null>, event: ImportEvent): void {
    if (outcome.kind === 'done') send(event)
    else send({ kind: 'import-failed', failure: { kind: 'call', step, status: outcome.status } })
  }

  async function load(): Promise<void> {
    try {
      await loadNarration()
    } catch (error) {
      warn('The chapter could not be loaded with its recording.', error)
      return send({ kind: 'import-failed', failure: { kind: 'not-loaded' } })
    }
    send({ kind: 'recording-loaded' })
  }

  async function run(effect: ImportEffect): Promise<void> {
    switch (effect.do) {
      case 'prepare-recording': {
        const prepared = await prepareRecording(effect.source, (share) =>
          send({ kind: 'preparation-progressed', share }),
        )
        if (prepared.kind === 'prepared') return send({ ...prepared, kind: 'recording-prepared' })
        return send({ kind: 'import-failed', failure: { kind: prepared.reason, fileName: prepared.fileName } })
      }
      case 'upload-recording': {
        const outcome = await track.uploadMp3(effect.bookId, effect.fileName, effect.mp3)
        return report('upload', outcome, { kind: 'recording-uploaded' })
      }
      case 'name-recording': {
        const outcome = await track.nameTrack(effect.chapterVariationId, effect.fileName)
        return report('name', outcome, { kind: 'recording-named' })
      }
      case 'align-recording': {
        const outcome = await track.align(effect.plan, (progress) =>
          send({ ...progress, kind: 'recording-align-progressed' }),
        )
        if (outcome.kind === 'done') {
          return send({ kind: 'recording-aligned', report: readAlignmentReport(outcome.result, effect.pages) })
        }
        return send({ kind: 'import-failed', failure: { kind: 'not-aligned', text: outcome.text } })
      }
      case 'load-recording':
        return load()
    }
  }

  return (effect) =>
    void run(effect).catch((error: unknown) => {
      warn(`The step "${effect.do}" of an import failed.`, error)
      send({ kind: 'import-failed', failure: { kind: 'other' } })
    })
}
