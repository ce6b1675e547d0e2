import { speakTexts } from './speak-texts'

/** A question to read aloud. */
export interface SpokenQuestion {
  readonly text: string
  readonly answers: readonly string[]
  /** Address of its recording, which does not contain the answers; null without one. */
  readonly recording: string | null
}

/**
 * Reads a question and its answers aloud. The question is heard from its recording, if that plays, all else by the browser's
 * voice.
 *
 * @param onEnd called when all were read, or when the browser cannot read them
 * @returns a function that stops reading
 */
export function speakQuestion(
  { text, answers, recording }: SpokenQuestion,
  language: string,
  onEnd: () => void,
): () => void {
  if (recording === null) return speakTexts([text, ...answers], language, onEnd)
  const sound = new Audio(recording)
  let isStopped = false
  let stopSpeaking: (() => void) | null = null
  const speak = (texts: readonly string[]) => {
    if (isStopped || stopSpeaking !== null) return
    stopSpeaking = speakTexts(texts, language, onEnd)
  }
  const speakAll = () => speak([text, ...answers])
  sound.addEventListener('ended', () => speak(answers))
  sound.addEventListener('error', speakAll)
  sound.play().catch(speakAll)
  return () => {
    isStopped = true
    sound.pause()
    stopSpeaking?.()
  }
}
