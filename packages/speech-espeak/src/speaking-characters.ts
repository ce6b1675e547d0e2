/** A way of speaking that any voice can take on. */
export interface SpeakingCharacter {
  /** The engine's variant file; null is the voice as it is. */
  variant: string | null
  name: string
  gender: 'female' | 'male' | 'neutral'
  description: string
}

/** The characters that are offered; their names go with the language's: "Clara, English (America)". */
export const speakingCharacters: readonly SpeakingCharacter[] = [
  { variant: null, name: 'Robin', gender: 'male', description: 'plain' },
  { variant: 'f3', name: 'Clara', gender: 'female', description: 'clear' },
  { variant: 'f2', name: 'Nora', gender: 'female', description: 'warm' },
  { variant: 'f5', name: 'Mina', gender: 'female', description: 'young' },
  { variant: 'm3', name: 'Hugo', gender: 'male', description: 'deep' },
  { variant: 'm7', name: 'Otto', gender: 'male', description: 'calm' },
  { variant: 'grandma', name: 'Grandmother', gender: 'female', description: 'old' },
  { variant: 'grandpa', name: 'Grandfather', gender: 'male', description: 'old' },
  { variant: 'whisper', name: 'Whisper', gender: 'neutral', description: 'whispered' },
  { variant: 'klatt2', name: 'Retro', gender: 'neutral', description: 'synthetic' },
]
