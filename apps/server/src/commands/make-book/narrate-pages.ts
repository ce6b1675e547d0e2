import { readVoiceSettings } from '@lectern/core/book'
import { describeProblem, type InputFile, type InputProblem } from './collect-inputs'
import { importPages } from './import-pages'
import type { Pipeline, TargetIds, WorkingPage } from './pipeline'
import { readPages } from './read-pages'
import type { Step } from './report'
import { readAloud } from './read-aloud'
import { savePages } from './save-pages'
import { type SpokenPages, speakPages } from './speak-pages'
import { timePages, type TimedPage } from './time-pages'

export type NarratedPages =
  | {
      readonly kind: 'narrated'
      /** The pages as they were before, and the counts of their words. */
      readonly timed: readonly TimedPage[]
      readonly speech: SpokenPages
      readonly problems: readonly InputProblem[]
      readonly seconds: Readonly<Record<Exclude<Step, 'publish'>, number>>
    }
  | { readonly kind: 'refused'; readonly message: string; readonly problems: readonly InputProblem[] }

/** The source of the narration: a voice, or a recording. */
export type Narration =
  | { readonly kind: 'voice'; readonly voiceId: string; readonly modelId: string }
  | { readonly kind: 'reading'; readonly file: InputFile }

/** Makes one language of a chapter up to publishing: imports pages, recognises words, narrates and times them. */
export async function narratePages(
  pipeline: Pipeline,
  targetIds: TargetIds,
  narration: Narration,
  files: readonly InputFile[],
  pageIds?: readonly number[],
): Promise<NarratedPages> {
  const { progress, language } = pipeline

  progress.step('import', 'Pages')
  const imported = await importPages(pipeline, targetIds, files, pageIds)
  const problems: InputProblem[] = [...imported.problems]
  for (const problem of problems) progress.note(describeProblem(problem))
  const importSeconds = progress.done(`${imported.pages.length} imported`)
  if (imported.pages.length === 0) {
    return { kind: 'refused', message: 'None of the files could be turned into a page.', problems }
  }

  progress.step('recognise', 'Words')
  const readResult = await readPages(pipeline, imported.pages, problems)
  const words = readResult.reduce((sum, page) => sum + page.words.length, 0)
  const fromLayer = readResult.filter((page) => page.source === 'text-layer').length
  const recogniseSeconds = progress.done(
    fromLayer === 0 ? `${words} found` : `${words} found, ${fromLayer} pages from the text layer`,
  )
  if (words === 0) {
    const where = readResult.length === 1 ? 'the page' : 'any page'
    const advice = `Are the images sharp, upright and in the language "${language}"?`
    return { kind: 'refused', message: `No text was found on ${where}. ${advice}`, problems }
  }

  progress.step('speak', 'Speech')
  const pages = await savePages(pipeline, targetIds, readResult)
  const speech = await narrate(pipeline, targetIds, pages, narration)
  for (const problem of speech.problems) progress.note(describeProblem(problem))
  problems.push(...speech.problems)
  const speakSeconds = progress.done(`${speech.durationSeconds.toFixed(1)} s of audio`)

  progress.step('sync', 'Times')
  const timed = await timePages(pipeline, targetIds, pages)
  const estimated = timed.reduce((sum, page) => sum + page.estimated, 0)
  const timedWords = timed.reduce((sum, page) => sum + page.timed, 0)
  const syncSeconds = progress.done(`${timedWords} words timed, ${estimated} of them estimated`)

  const seconds = { import: importSeconds, recognise: recogniseSeconds, speak: speakSeconds, sync: syncSeconds }
  return { kind: 'narrated', timed, speech, problems, seconds }
}

async function narrate(
  pipeline: Pipeline,
  targetIds: TargetIds,
  pages: readonly WorkingPage[],
  narration: Narration,
): Promise<SpokenPages> {
  switch (narration.kind) {
    case 'voice': {
      const { voiceId, modelId } = narration
      // Completed as the audio editor does: with other settings, the same sentences would be paid for again there.
      const { voiceSettings } = readVoiceSettings(null)
      return speakPages(pipeline, targetIds, pages, { voiceId, modelId, voiceSettings })
    }
    case 'reading':
      return readAloud(pipeline, targetIds, pages, narration.file)
  }
}
