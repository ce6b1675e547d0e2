import type { EngineChoices } from '@lectern/engines'

interface Given {
  LECTERN_SPEECH?: EngineChoices['speech'] | undefined
  LECTERN_ALIGNMENT?: EngineChoices['alignment'] | undefined
  LECTERN_RECOGNITION?: EngineChoices['recognition'] | undefined
  ELEVENLABS_API_KEY?: string | undefined
  ELEVENLABS_URL: string
  GOOGLE_VISION_KEY?: string | undefined
  GOOGLE_VISION_URL: string
}

/** Reads the chosen engines: a provider is the default if its key is set; a chosen one requires its key. */
export function readEngineChoices(
  given: Given,
): { kind: 'read'; choices: EngineChoices } | { kind: 'invalid'; problems: string[] } {
  const { ELEVENLABS_API_KEY: speechKey, GOOGLE_VISION_KEY: visionKey } = given
  const choices: EngineChoices = {
    speech: given.LECTERN_SPEECH ?? (speechKey === undefined ? 'embedded' : 'elevenlabs'),
    alignment: given.LECTERN_ALIGNMENT ?? 'embedded',
    recognition: given.LECTERN_RECOGNITION ?? (visionKey === undefined ? 'auto' : 'google-vision'),
    elevenLabs: speechKey === undefined ? null : { key: speechKey, url: given.ELEVENLABS_URL },
    googleVision: visionKey === undefined ? null : { key: visionKey, url: given.GOOGLE_VISION_URL },
  }
  const problems = [
    ...(choices.elevenLabs === null && choices.speech === 'elevenlabs'
      ? ['LECTERN_SPEECH is elevenlabs: ELEVENLABS_API_KEY must be set too']
      : []),
    ...(choices.elevenLabs === null && choices.alignment === 'elevenlabs'
      ? ['LECTERN_ALIGNMENT is elevenlabs: ELEVENLABS_API_KEY must be set too']
      : []),
    ...(choices.googleVision === null && choices.recognition === 'google-vision'
      ? ['LECTERN_RECOGNITION is google-vision: GOOGLE_VISION_KEY must be set too']
      : []),
  ]
  return problems.length > 0 ? { kind: 'invalid', problems } : { kind: 'read', choices }
}
