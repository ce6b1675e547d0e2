/** Address and key of a provider. */
export interface ProviderAccess {
  key: string
  /** Without a trailing slash. */
  url: string
}

/** Engines by the operator's choice. */
export interface EngineChoices {
  speech: 'embedded' | 'elevenlabs'
  alignment: 'embedded' | 'elevenlabs'
  /** `auto`: the machine's tesseract where it has the language, else the embedded one. */
  recognition: 'auto' | 'embedded' | 'native' | 'google-vision'
  /** Null without a key. */
  elevenLabs: ProviderAccess | null
  googleVision: ProviderAccess | null
}

/** The embedded engines, and the machine's tesseract where it has one. */
export const embeddedChoices: EngineChoices = {
  speech: 'embedded',
  alignment: 'embedded',
  recognition: 'auto',
  elevenLabs: null,
  googleVision: null,
}
