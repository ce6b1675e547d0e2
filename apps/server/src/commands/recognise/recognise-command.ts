import { checkOutputs } from '../engine-command/check-outputs'
import type { CommandOutcome, EngineCommand, EngineContext } from '../engine-command/engine-command'
import { writeFilesAtomically } from '../engine-command/write-files-atomically'
import { readArguments, type RecogniseArguments, USAGE } from './read-arguments'
import { type RecognisedImage, recogniseImages } from './recognise-images'

export const recogniseCommand: EngineCommand<RecogniseArguments> = { usage: USAGE, read: readArguments, run: recognise }

async function recognise(given: RecogniseArguments, context: EngineContext): Promise<CommandOutcome> {
  const { engines, progress, signal, fromStart, say } = context
  const files = given.images.map((name) => ({ name, path: fromStart(name) }))
  const json = given.json === null ? null : fromStart(given.json)
  const problem = await checkOutputs(
    files.map(({ path }) => path),
    json === null ? [] : [{ path: json, what: 'The file of the words', option: '--json', example: 'words.json' }],
  )
  if (problem !== null) return { kind: 'failed', message: problem }

  progress.step('recognise', 'Recognising')
  progress.advance(0, files.length)
  const images = await recogniseImages({
    files,
    language: given.language,
    recognition: engines.textRecognition,
    signal,
    onImage: (image, done) => {
      if ('error' in image) progress.note(`${image.file}: ${image.error.message}`)
      else progress.print(describe(image))
      progress.advance(done, files.length)
    },
  })
  const failed = images.filter((image) => 'error' in image).length
  if (failed < files.length) progress.done(`${files.length - failed} of ${files.length} images`)
  const content = `${JSON.stringify({ images }, null, 2)}\n`
  if (json === null) say(content)
  else await writeFilesAtomically([{ path: json, content }])
  if (failed === 0) return { kind: 'done' }
  return {
    kind: 'failed',
    message: `${failed} of ${files.length} images could not be recognised; the reasons are above.`,
  }
}

function describe({ file, textAnnotations, confidence }: Exclude<RecognisedImage, { error: unknown }>): string {
  // The first annotation is the text of the whole page.
  const words = Math.max(0, textAnnotations.length - 1)
  if (words === 0) return `${file}: no text`
  const sureness = confidence === undefined ? '' : `, ${Math.round(confidence * 100)} % sure`
  return `${file}: ${words} words${sureness}`
}
