import type { Page } from '@playwright/test'

export interface Sample {
  /** Media time at the last frame that was drawn, and now. */
  readonly drawn: number
  readonly now: number
  /** Lit words, whichever page they are on. */
  readonly lit: readonly string[]
  /** Those of them that are not on the page on screen. */
  readonly hidden: readonly string[]
  /** How often something other than playing has moved the media so far. */
  readonly seeks: number
}

export interface Watched {
  readonly samples: readonly Sample[]
  /** Each word in the order in which it was lit, whichever page it is on. */
  readonly order: readonly string[]
  /** Longest time between two frames, in milliseconds. */
  readonly longestFrame: number
  /** Pages in the order they came on screen, with what was lit on them in the first frame. */
  readonly turns: readonly { readonly pageId: string; readonly lit: readonly string[] }[]
}

/** Watches the page from inside while it plays, until the media reaches `until` (seconds) or stops. */
export function watchLights(page: Page, until: number): Promise<Watched> {
  return page.evaluate(
    (end) =>
      new Promise<Watched>((resolve) => {
        const audio = document.querySelector('audio')
        if (audio === null) throw new Error('The page has no audio element.')
        const samples: Sample[] = []
        const order: string[] = []
        const turns: { pageId: string; lit: string[] }[] = []
        let longestFrame = 0
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
          resolve({ samples, order, longestFrame, turns })
        }, 20)
      }),
    until,
  )
}
