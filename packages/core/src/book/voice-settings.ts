import type { Voice, VoiceSettings } from '../types'
import { defaultModelId, voiceDefaults, voiceRanges, voiceSettingFields } from './constant-table'

/** Voice settings with every field filled in. */
export type CompleteVoice = Omit<Voice, 'voiceSettings'> & { voiceSettings: Required<VoiceSettings> }

const settingNames = [...voiceSettingFields, 'speed'] as const

/**
 * Reads the `voiceSettings` of a chapter variation: JSON text with `modelId`, `voiceId` and, as JSON text inside it, the
 * numbers. Each missing or invalid field falls back to its default, and numbers out of range to the end of their range. A
 * nested object is accepted as well as nested text. Unknown fields are kept.
 * @param o.voiceId the configured default voice; an empty text by default, which means "none chosen yet"
 * @param o.modelId the configured default model
 *
 * @example
 * const voice = readVoiceSettings('{"voiceId":"anna","voiceSettings":"{\\"speed\\":9}"}')
 * voice.voiceId // => 'anna'
 * voice.voiceSettings // => { stability: 0.5, similarity_boost: 0.75, style: 0, speed: 1.2 }
 */
export function readVoiceSettings(
  text: string | null | undefined,
  o: { voiceId?: string; modelId?: string } = {},
): CompleteVoice {
  const { voiceSettings: nested, ...outer } = parseObject(text)
  const settings = parseObject(nested)
  return {
    ...outer,
    modelId: readText(outer['modelId'], o.modelId ?? defaultModelId),
    voiceId: readText(outer['voiceId'], o.voiceId ?? ''),
    voiceSettings: {
      ...settings,
      stability: readNumber('stability', settings['stability']),
      similarity_boost: readNumber('similarity_boost', settings['similarity_boost']),
      style: readNumber('style', settings['style']),
      speed: readNumber('speed', settings['speed']),
    },
  }
}

/**
 * Writes voice settings as `readVoiceSettings` reads them: model, voice, then the settings as nested JSON text, each in a fixed
 * order, so that equal settings give equal texts. Unknown fields follow. Numbers are written as they are, even out of range.
 *
 * @example
 * const text = writeVoiceSettings({ voiceId: 'anna', modelId: 'm1', voiceSettings: { speed: 1.1 } })
 * text // => '{"modelId":"m1","voiceId":"anna","voiceSettings":"{\\"speed\\":1.1}"}'
 */
export function writeVoiceSettings(value: Voice): string {
  const { modelId, voiceId, voiceSettings, ...outer } = value
  const known = settingNames.flatMap((name): [string, unknown][] =>
    voiceSettings[name] === undefined ? [] : [[name, voiceSettings[name]]],
  )
  const nested = { ...Object.fromEntries(known), ...voiceSettings }
  return JSON.stringify({ modelId, voiceId, voiceSettings: JSON.stringify(nested), ...outer })
}

/**
 * Returns voice settings for use outside the audio editor, such as a quiz: style, stability and similarity_boost, without the
 * speed, which only the audio editor has.
 *
 * @example
 * withoutSpeed({ stability: 0.5, speed: 1.1 }) // => { stability: 0.5 }
 */
export function withoutSpeed(settings: VoiceSettings): Omit<VoiceSettings, 'speed'> {
  const named = voiceSettingFields.flatMap((name): [string, number][] =>
    settings[name] === undefined ? [] : [[name, settings[name]]],
  )
  return Object.fromEntries(named)
}

function readNumber(name: (typeof settingNames)[number], value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return voiceDefaults[name]
  return Math.min(voiceRanges[name].maximum, Math.max(voiceRanges[name].minimum, number))
}

function readText(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback
}

function parseObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') return parseObject(parseJson(value))
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** Returns undefined for text that is not JSON, so that broken settings count as none. Does not parse a nested text again. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? undefined : value
  } catch {
    return undefined
  }
}
