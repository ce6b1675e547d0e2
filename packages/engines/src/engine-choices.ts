/** How a provider is reached. */
export interface ProviderAccess {
  key: string
  /** Without a slash at its end. */
  url: string
}

/** Who serves what, as the operator set it. */
export interface EngineChoices {
  speech: 'embedded' | 'elevenlabs'
  alignment: 'embedded' | 'elevenlabs'
  /** `auto`: the tesseract of the machine where there is one for the language, else the one that comes with Lectern. */
  recognition: 'auto' | 'embedded' | 'native' | 'google-vision'
  /** Null: there is no key. */
  elevenLabs: ProviderAccess | null
  googleVision: ProviderAccess | null
}

/** What comes with Lectern, and what the machine has. */
export const embeddedChoices: EngineChoices = {
  speech: 'embedded',
  alignment: 'embedded',
  recognition: 'auto',
  elevenLabs: null,
  googleVision: null,
}
