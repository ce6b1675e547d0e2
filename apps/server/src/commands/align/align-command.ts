import { checkOutputs } from '../engine-command/check-outputs'
import type { CommandOutcome, EngineCommand, EngineContext } from '../engine-command/engine-command'
import { readTextFile } from '../engine-command/read-text-file'
import { checkInput } from '../engine-command/check-input'
import { writeFilesAtomically } from '../engine-command/write-files-atomically'
import { composeAlignment } from './compose-alignment'
import { type AlignArguments, readArguments, USAGE } from './read-arguments'

export const alignCommand: EngineCommand<AlignArguments> = { usage: USAGE, read: readArguments, run: align }

async function align(given: AlignArguments, context: EngineContext): Promise<CommandOutcome> {
  const { engines, progress, signal, fromStart, say } = context
  const [audio, textFile] = [fromStart(given.audio), fromStart(given.text)]
  const json = given.json === null ? null : fromStart(given.json)
  const output =
    json === null ? [] : [{ path: json, what: 'The file of the times', option: '--json', example: 'times.json' }]
  const problem = await checkOutputs([audio, textFile], output)
  if (problem !== null) return { kind: 'failed', message: problem }
  const unreadable = await checkInput(audio, 'recording')
  if (unreadable !== null) return { kind: 'failed', message: unreadable }
  const read = await readTextFile(textFile)
  if (read.kind === 'failed') return read

  progress.step('align', 'Aligning')
  const { text } = read
  const { language } = given
  const aligned = await engines.forcedAlignment.align({
    path: audio,
    text,
    language,
    signal,
    onProgress: ({ done, total }) => progress.advance(done, total),
  })
  if (aligned.kind === 'failed') return { kind: 'failed', message: `${given.audio}: ${aligned.message}` }
  const composed = composeAlignment(text, language, aligned)
  const timedCount = composed.words.filter(({ start }) => start !== null).length
  progress.done(`${timedCount} of ${composed.words.length} words in ${aligned.durationSeconds.toFixed(1)} s`)
  signal.throwIfAborted()
  const content = `${JSON.stringify(composed, null, 2)}\n`
  if (json === null) say(content)
  else await writeFilesAtomically([{ path: json, content }])
  return { kind: 'done' }
}
