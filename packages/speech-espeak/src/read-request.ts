import type { SpeechProcessRequest } from './protocol.ts'
import type { PronunciationRule } from './pronunciation/pronunciation-rule.ts'
import type { VoiceSettings } from './to-prosody.ts'

type Outcome =
  | { kind: 'request'; request: SpeechProcessRequest }
  | { kind: 'refused'; id: number | null; reason: string }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function readVoiceSettings(value: unknown): VoiceSettings {
  const settings: VoiceSettings = {}
  if (!isRecord(value)) return settings
  for (const key of ['stability', 'similarity_boost', 'style', 'speed'] as const) {
    const entry = value[key]
    if (typeof entry === 'number' && Number.isFinite(entry)) settings[key] = entry
  }
  return settings
}

function readRule(value: unknown): PronunciationRule | null {
  if (!isRecord(value)) return null
  const { type, string_to_replace, alias, phoneme, alphabet } = value
  if (typeof string_to_replace !== 'string') return null
  if (type === 'alias' && typeof alias === 'string') return { type, string_to_replace, alias }
  if (type !== 'phoneme' || typeof phoneme !== 'string') return null
  return alphabet === 'ipa' || alphabet === 'cmu-arpabet' ? { type, string_to_replace, phoneme, alphabet } : null
}

function readRules(value: unknown): PronunciationRule[] | null {
  if (value === undefined) return []
  if (!Array.isArray(value)) return null
  const rules = value.map(readRule)
  return rules.every((rule) => rule !== null) ? rules : null
}

/** Parses one line of input as a request, or returns why it is none. */
export function readRequest(line: string): Outcome {
  const value = parse(line)
  if (!isRecord(value)) return { kind: 'refused', id: null, reason: 'A request must be a JSON object on one line' }
  const { id, type, text, voiceId, modelId, language } = value
  if (typeof id !== 'number') return { kind: 'refused', id: null, reason: 'A request needs a numeric "id"' }
  if (type === 'describe') return { kind: 'request', request: { id, type } }
  if (type !== 'speak') return { kind: 'refused', id, reason: `There is no request of type ${JSON.stringify(type)}` }
  if (
    typeof text !== 'string' ||
    typeof voiceId !== 'string' ||
    typeof modelId !== 'string' ||
    typeof language !== 'string'
  ) {
    return { kind: 'refused', id, reason: '"speak" needs text, voiceId, modelId and language, all of them strings' }
  }
  const rules = readRules(value['rules'])
  if (rules === null) return { kind: 'refused', id, reason: '"rules" must be a list of alias and phoneme rules' }
  const voiceSettings = readVoiceSettings(value['voiceSettings'])
  return { kind: 'request', request: { id, type, text, voiceId, modelId, voiceSettings, language, rules } }
}
