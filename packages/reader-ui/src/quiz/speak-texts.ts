/**
 * Reads texts aloud one after another by the browser's voice. One utterance per text, because
 * Chromium cuts off long ones.
 *
 * @param onEnd called when all were read, or when the browser cannot read them
 * @returns a function that stops reading
 */
export function speakTexts(texts: readonly string[], language: string, onEnd: () => void): () => void {
  const { speechSynthesis } = window
  let isStopped = false
  const end = () => {
    if (isStopped) return
    isStopped = true
    onEnd()
  }
  speechSynthesis.cancel()
  const spoken = texts.filter((text) => text.trim() !== '')
  if (spoken.length === 0) queueMicrotask(end)
  spoken.forEach((text, index) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    utterance.addEventListener('error', end)
    if (index === spoken.length - 1) utterance.addEventListener('end', end)
    speechSynthesis.speak(utterance)
  })
  return () => {
    isStopped = true
    speechSynthesis.cancel()
  }
}

export function canSpeak(): boolean {
  return 'speechSynthesis' in window
}
