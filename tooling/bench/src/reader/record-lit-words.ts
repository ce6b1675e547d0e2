import type { Page } from 'playwright'

/** All in the milliseconds of the page's `performance.now()`; media times in seconds. */
export interface LitWordRecording {
  /** Timestamp of each animation frame, the moment at which the media clock was read in it, and its reading. */
  readonly frames: readonly { readonly frame: number; readonly readAt: number; readonly media: number }[]
  /** Words in the order in which they were lit. */
  readonly lit: readonly { readonly key: string; readonly at: number }[]
  /** Moments at which a timer of 100 ms ran, and at which the media element reported its time. */
  readonly polls: readonly number[]
  readonly updates: readonly number[]
}

/** Records frames and lit words until the media reaches `until` seconds or stops. The reader must be about to play. */
export function recordLitWords(page: Page, until: number): Promise<LitWordRecording> {
  return page.evaluate((end) => {
    const audio = document.querySelector('audio')
    if (audio === null) throw new Error('The page has no audio element.')
    return new Promise<LitWordRecording>((resolve) => {
      const frames: { frame: number; readAt: number; media: number }[] = []
      const lit: { key: string; at: number }[] = []
      const polls: number[] = []
      const updates: number[] = []
      const observer = new MutationObserver((changes) => {
        const at = performance.now()
        for (const { target } of changes) {
          if (target instanceof HTMLElement && target.dataset['lit'] !== undefined)
            lit.push({ key: target.dataset['word'] ?? '', at })
        }
      })
      observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-lit'] })
      const timer = setInterval(() => polls.push(performance.now()), 100)
      const onUpdate = () => updates.push(performance.now())
      audio.addEventListener('timeupdate', onUpdate)
      let hasPlayed = false
      const onFrame = (frame: number) => {
        frames.push({ frame, readAt: performance.now(), media: audio.currentTime })
        hasPlayed ||= !audio.paused
        if (audio.currentTime < end && !audio.ended && !(hasPlayed && audio.paused)) {
          requestAnimationFrame(onFrame)
          return
        }
        clearInterval(timer)
        observer.disconnect()
        audio.removeEventListener('timeupdate', onUpdate)
        resolve({ frames, lit, polls, updates })
      }
      requestAnimationFrame(onFrame)
    })
  }, until)
}
