import { readVoiceSettings, writeVoiceSettings } from '../book/voice-settings'
import { digestText } from './digest-text'

/** Returns a digest of voice settings, given as JSON text: equal for texts that choose the same voice, model and settings. */
export function digestVoice(voiceSettings: string | null): string {
  const { voiceId, modelId, voiceSettings: settings } = readVoiceSettings(voiceSettings)
  return digestText(writeVoiceSettings({ voiceId, modelId, voiceSettings: settings }))
}
