import type { SpeechModel, SpeechVoice } from '@lectern/backend/ports'
import { type SpokenText, speakText } from '@lectern/backend/speech'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseVoice } from '../choose-voice'
import { checkOutputs } from '../engine-command/check-outputs'
import type { CommandOutcome, EngineCommand, EngineContext } from '../engine-command/engine-command'
import { readTextFile } from '../engine-command/read-text-file'
import { writeFilesAtomically } from '../engine-command/write-files-atomically'
import { listVoices } from './list-voices'
import { type ListVoicesArguments, readArguments, type SpeakArguments, USAGE } from './read-arguments'
import { speaksLanguage } from './speaks-language'

export const speakCommand: EngineCommand<SpeakArguments | ListVoicesArguments> = {
  usage: USAGE,
  read: readArguments,
  run: (given, context) => (given.kind === 'voices' ? showVoices(given, context) : speak(given, context)),
}

const NO_VOICES = 'The speech engine offers no voice. "npm run doctor" says what is missing.'

async function showVoices(
  { language, ...given }: ListVoicesArguments,
  context: EngineContext,
): Promise<CommandOutcome> {
  const json = given.json === null ? null : context.fromStart(given.json)
  const output =
    json === null ? [] : [{ path: json, what: 'The file of the voices', option: '--json', example: 'voices.json' }]
  const problem = await checkOutputs([], output)
  if (problem !== null) return failed(problem)
  const all = await context.engines.speech.voices()
  if (all.length === 0) return failed(NO_VOICES)
  const voices = language === null ? all : all.filter((voice) => speaksLanguage(voice, language))
  if (voices.length === 0) return failed(`No voice speaks "${language}". Leave out --language to see all voices.`)
  if (json === null) context.say(listVoices(voices))
  else await writeFilesAtomically([{ path: json, content: `${JSON.stringify({ voices }, null, 2)}\n` }])
  return { kind: 'done' }
}

async function speak(given: SpeakArguments, context: EngineContext): Promise<CommandOutcome> {
  const { engines, progress, signal, fromStart } = context
  const textFile = fromStart(given.text)
  const out = { path: fromStart(given.out), what: 'The sound', option: '--out', example: 'speech.mp3' }
  const json = given.json === null ? null : fromStart(given.json)
  const times =
    json === null ? [] : [{ path: json, what: 'The file of the times', option: '--json', example: 'times.json' }]
  const problem = await checkOutputs([textFile], [out, ...times])
  if (problem !== null) return failed(problem)
  const text = await readTextFile(textFile)
  if (text.kind === 'failed') return text
  const chosen = await choose(given, context)
  if (chosen.kind === 'failed') return chosen

  const { voice, model, language } = chosen
  progress.step('speak', voice.name)
  const wanted = {
    text: text.text,
    language,
    voiceId: voice.voice_id,
    modelId: model.model_id,
    voiceSettings: given.speed === null ? {} : { speed: given.speed },
    maximumCharacters: model.maximum_text_length_per_request,
    format: given.format,
    folder: await mkdtemp(join(tmpdir(), 'lectern-speak-')),
    signal,
    onProgress: ({ done, total }: { done: number; total: number }) => progress.advance(done, total),
  }
  const keep = async (speech: SpokenText): Promise<CommandOutcome> => {
    if (speech.kind === 'failed') return failed(speech.message)
    const { durationSeconds, words } = speech
    progress.done(`${words.length} words in ${durationSeconds.toFixed(1)} s`)
    signal.throwIfAborted()
    const report = { voice: voice.voice_id, model: model.model_id, durationSeconds, words }
    await writeFilesAtomically([
      { path: out.path, content: speech.open() },
      ...(json === null ? [] : [{ path: json, content: `${JSON.stringify(report, null, 2)}\n` }]),
    ])
    return { kind: 'done' }
  }
  try {
    return await speakText(engines, wanted, keep)
  } finally {
    await rm(wanted.folder, { recursive: true, force: true })
  }
}

type Chosen =
  | { readonly kind: 'chosen'; readonly voice: SpeechVoice; readonly model: SpeechModel; readonly language: string }
  | { readonly kind: 'failed'; readonly message: string }

async function choose(given: SpeakArguments, { engines: { speech } }: EngineContext): Promise<Chosen> {
  const [voices, models] = [await speech.voices(), await speech.models()]
  const model = given.model === null ? models[0] : models.find(({ model_id: id }) => id === given.model)
  if (voices.length === 0 || models.length === 0) return failed(NO_VOICES)
  if (!model) {
    return failed(`There is no model "${given.model}". There are: ${models.map(({ model_id: id }) => id).join(', ')}.`)
  }
  const choice = chooseVoice(voices, given.voice, given.language ?? '')
  if (choice.kind === 'unknown') return failed(`${choice.message} --voices lists them.`)
  const voice = voices.find(({ voice_id: id }) => id === choice.voiceId)
  if (!voice) throw new Error(`The voice "${choice.voiceId}" was chosen and is not there`)
  const language = given.language ?? voice.labels.language ?? voice.languages[0]
  if (language === undefined)
    return failed(`${voice.name} speaks every language. Name that of the text: --language en.`)
  return { kind: 'chosen', voice, model, language }
}

function failed(message: string): { kind: 'failed'; message: string } {
  return { kind: 'failed', message }
}
