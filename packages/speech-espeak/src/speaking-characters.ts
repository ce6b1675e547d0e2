/** A variant that any voice can have. */
export interface SpeakingCharacter {
  /** The engine's variant file; null for the voice without one. */
  variant: string | null
  gender: 'female' | 'male' | 'neutral'
  description: string
}

/** All characters on offer. */
export const speakingCharacters: readonly SpeakingCharacter[] = [
  { variant: null, gender: 'male', description: 'neutral' },
  { variant: 'f3', gender: 'female', description: 'clear' },
  { variant: 'f2', gender: 'female', description: 'warm' },
  { variant: 'f5', gender: 'female', description: 'young' },
  { variant: 'm3', gender: 'male', description: 'deep' },
  { variant: 'm7', gender: 'male', description: 'calm' },
  { variant: 'grandma', gender: 'female', description: 'older' },
  { variant: 'grandpa', gender: 'male', description: 'older' },
  { variant: 'whisper', gender: 'neutral', description: 'whispered' },
  { variant: 'klatt2', gender: 'neutral', description: 'synthetic' },
]
