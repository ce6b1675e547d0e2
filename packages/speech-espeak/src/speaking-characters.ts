/** A way of speaking that any voice can take on. */
export interface SpeakingCharacter {
  /** The engine's variant file; null is the voice as it is. */
  variant: string | null
  gender: 'female' | 'male' | 'neutral'
  description: string
}

/** The characters that are offered. */
export const speakingCharacters: readonly SpeakingCharacter[] = [
  { variant: null, gender: 'male', description: 'plain' },
  { variant: 'f3', gender: 'female', description: 'clear' },
  { variant: 'f2', gender: 'female', description: 'warm' },
  { variant: 'f5', gender: 'female', description: 'young' },
  { variant: 'm3', gender: 'male', description: 'deep' },
  { variant: 'm7', gender: 'male', description: 'calm' },
  { variant: 'grandma', gender: 'female', description: 'old' },
  { variant: 'grandpa', gender: 'male', description: 'old' },
  { variant: 'whisper', gender: 'neutral', description: 'whispered' },
  { variant: 'klatt2', gender: 'neutral', description: 'synthetic' },
]
