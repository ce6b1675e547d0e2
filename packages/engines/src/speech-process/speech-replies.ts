import type { SpeechModel, SpeechVoice, SpokenWord } from '@lectern/backend/ports'

/** Lines of a speech process; `pcmBytes` bytes of 16 bit little-endian samples follow a `spoken` line. */
export type SpeechReply =
  | { type: 'ready'; protocol: number }
  | { id: number; type: 'described'; voices: SpeechVoice[]; models: SpeechModel[] }
  | { id: number; type: 'spoken'; sampleRate: number; words: SpokenWord[]; pcmBytes: number; skippedRules: string[] }
  | { id: number | null; type: 'failed'; code: string; message: string }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSpokenWord(value: unknown): value is SpokenWord {
  return isRecord(value) && ['start', 'end', 'startTime', 'endTime'].every((key) => Number.isFinite(value[key]))
}

function isSpeechVoice(value: unknown): value is SpeechVoice {
  return (
    isRecord(value) &&
    typeof value['voice_id'] === 'string' &&
    typeof value['name'] === 'string' &&
    typeof value['category'] === 'string' &&
    isRecord(value['labels']) &&
    Array.isArray(value['languages'])
  )
}

function isSpeechModel(value: unknown): value is SpeechModel {
  return (
    isRecord(value) &&
    typeof value['model_id'] === 'string' &&
    typeof value['name'] === 'string' &&
    Array.isArray(value['languages']) &&
    isRecord(value['model_rates']) &&
    typeof value['maximum_text_length_per_request'] === 'number' &&
    typeof value['can_use_style'] === 'boolean'
  )
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

/** Parses one line of a speech process. Throws an error with the line when it is no reply. */
export function readSpeechReply(line: string): SpeechReply {
  const value: unknown = JSON.parse(line)
  if (isRecord(value)) {
    const { id, type } = value
    if (type === 'ready' && typeof value['protocol'] === 'number') return { type, protocol: value['protocol'] }
    if (type === 'failed' && (typeof id === 'number' || id === null)) {
      return { id, type, code: String(value['code']), message: String(value['message']) }
    }
    const { sampleRate, words, pcmBytes, voices, models } = value
    if (type === 'spoken' && typeof id === 'number' && typeof sampleRate === 'number' && typeof pcmBytes === 'number') {
      const skippedRules = 'skippedRules' in value ? value['skippedRules'] : []
      if (Array.isArray(words) && words.every(isSpokenWord) && isTextList(skippedRules)) {
        return { id, type, sampleRate, words, pcmBytes, skippedRules }
      }
    }
    if (type === 'described' && typeof id === 'number' && Array.isArray(voices) && Array.isArray(models)) {
      if (voices.every(isSpeechVoice) && models.every(isSpeechModel)) return { id, type, voices, models }
    }
  }
  throw new Error(`The speech process sent an invalid reply: ${line.slice(0, 200)}`)
}
