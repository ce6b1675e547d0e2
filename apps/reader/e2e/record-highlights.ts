import type { Page } from '@playwright/test'

export interface Sample {
  /** Media time at the last frame that was drawn, and now. */
  readonly drawn: number
  readonly now: number
  /** Keys of the lit words on all mounted pages. */
  readonly lit: readonly string[]
  /** Lit words that are not on the visible page. */
  readonly hidden: readonly string[]
  /** Number of seeks so far. */
  readonly seeks: number
}

export interface HighlightRecording {
  readonly samples: readonly Sample[]
  /** Keys of all words in the order in which they were lit, on all mounted pages. */
  readonly order: readonly string[]
  /** Longest time between two frames, in milliseconds. */
  readonly longestFrame: number
  /** Median step of the media from one frame to the next, in seconds of media time. */
  readonly medianStep: number
  /** Longest step of the media from one frame to the next, in seconds of media time; seeks do not count. */
  readonly longestStep: number
  /** Pages in the order in which they became visible, with the words lit in their first frame. */
  readonly turns: readonly { readonly pageId: string; readonly lit: readonly string[] }[]
}

/** Records the lit words on every frame until the media reaches `until` (seconds) or stops. */
export async function recordHighlights(page: Page, until: number): Promise<HighlightRecording> {
  const finish = await startRecording(page, until)
  return finish()
}

/**
 * Starts to record a page that may not play yet, so that its first word is not missed.
 * @returns a function that waits until the media reaches `until` (seconds) or stops
 */
export async function startRecording(page: Page, until: number): Promise<() => Promise<HighlightRecording>> {
  const handle = await page.evaluateHandle((end) => {
    // In an object, because Playwright waits for a promise that a page returns.
    return {
      recording: new Promise<HighlightRecording>((resolve) => {
        const audio = document.querySelector('audio')
        if (audio === null) throw new Error('The page has no audio element.')
        const samples: Sample[] = []
        const order: string[] = []
        const turns: { pageId: string; lit: string[] }[] = []
        let longestFrame = 0
        let longestStep = 0
        const steps: number[] = []
        let lastFrame = performance.now()
        let drawn = audio.currentTime
        let seeks = 0
        let isWatching = true

        const litIn = (root: ParentNode) =>
          Array.from(root.querySelectorAll<HTMLElement>('[data-lit]'), (element) => element.dataset['word'] ?? '')
        const note = () => {
          for (const key of litIn(document)) if (order.at(-1) !== key) order.push(key)
        }
        const observer = new MutationObserver(note)
        observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-lit'] })
        note()
        const onSeek = () => {
          seeks += 1
          drawn = audio.currentTime
        }
        audio.addEventListener('seeking', onSeek)

        const onFrame = () => {
          if (!isWatching) return
          const now = performance.now()
          longestFrame = Math.max(longestFrame, now - lastFrame)
          lastFrame = now
          const step = audio.currentTime - drawn
          longestStep = Math.max(longestStep, step)
          if (step > 0) steps.push(step)
          drawn = audio.currentTime
          const shown = document.querySelector<HTMLElement>('[data-shown]')
          const pageId = shown?.dataset['page'] ?? ''
          if (shown !== null && turns.at(-1)?.pageId !== pageId) turns.push({ pageId, lit: litIn(shown) })
          requestAnimationFrame(onFrame)
        }
        requestAnimationFrame(onFrame)

        const sampling = setInterval(() => {
          if (!audio.paused) {
            const shown = document.querySelector('[data-shown]')
            const seen = shown === null ? [] : litIn(shown)
            const lit = litIn(document)
            const hidden = lit.filter((key) => !seen.includes(key))
            samples.push({ drawn, now: audio.currentTime, lit, hidden, seeks })
          }
          if (audio.currentTime < end && !audio.ended && !(audio.paused && samples.length > 50)) return
          isWatching = false
          clearInterval(sampling)
          observer.disconnect()
          audio.removeEventListener('seeking', onSeek)
          const medianStep = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0
          resolve({ samples, order, longestFrame, medianStep, longestStep, turns })
        }, 20)
      }),
    }
  }, until)
  return () => handle.evaluate(({ recording }) => recording)
}
