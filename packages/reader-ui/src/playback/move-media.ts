/** The narration stops this much before a stop, so that the word before it is still lit. */
const JUST_BEFORE_SECONDS = 1e-3

/** Pauses just before a time that has been reached. */
export function pauseBefore(element: HTMLMediaElement, seconds: number): void {
  element.pause()
  element.currentTime = seconds - JUST_BEFORE_SECONDS
}

export function moveTo(element: HTMLMediaElement, seconds: number): void {
  element.currentTime = seconds
}

export function setVolume(element: HTMLMediaElement, volume: number): void {
  element.volume = volume
}
