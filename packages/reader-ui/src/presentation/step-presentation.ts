export interface Presentation {
  readonly isPresenting: boolean
  /** True if presenter mode has entered full screen, which then ends with it. */
  readonly ownsScreen: boolean
}

/** `screen-left`: the browser has ended full screen, by its own Escape key or button. */
export type PresentationEvent = 'present-pressed' | 'leave-pressed' | 'screen-left'

export interface Screen {
  readonly isAvailable: boolean
  readonly isFull: boolean
}

export interface PresentationStep {
  readonly presentation: Presentation
  readonly screen: 'enter' | 'leave' | 'keep'
}

export const notPresenting: Presentation = { isPresenting: false, ownsScreen: false }

/**
 * Returns presenter mode after an event, and the change of full screen that goes with it. Presenter mode fills the screen where
 * the browser allows it, and leaves a full screen that was there before as it was. The browser handles Escape in full screen
 * without telling the page, so that leaving full screen leaves presenter mode too.
 *
 * @example
 * stepPresentation(notPresenting, 'present-pressed', { isAvailable: true, isFull: false })
 * // => { presentation: { isPresenting: true, ownsScreen: true }, screen: 'enter' }
 */
export function stepPresentation(before: Presentation, event: PresentationEvent, screen: Screen): PresentationStep {
  switch (event) {
    case 'present-pressed': {
      if (before.isPresenting) return { presentation: before, screen: 'keep' }
      const ownsScreen = screen.isAvailable && !screen.isFull
      return { presentation: { isPresenting: true, ownsScreen }, screen: ownsScreen ? 'enter' : 'keep' }
    }
    case 'leave-pressed':
      return { presentation: notPresenting, screen: before.ownsScreen && screen.isFull ? 'leave' : 'keep' }
    case 'screen-left':
      return { presentation: notPresenting, screen: 'keep' }
  }
}
