import type { StoryFacts } from './needs-own-window'
import { viewports } from './viewports'

/** The window of its own that a story has on a page of documentation, in CSS pixels. */
export interface Frame {
  /** How wide the story believes the window is; `page` for as wide as the page's own column. */
  readonly width: number | 'page'
  /** How much room it takes on the page. */
  readonly height: number
  /** Whether it becomes as high as what the story shows: a phone and a screen are as high as they are. */
  readonly fits: boolean
}

const PHONE_HEIGHT = 640
const SCREEN: Frame = { width: 1024, height: 560, fits: false }
const CONTROL: Frame = { width: 'page', height: 480, fits: true }

/**
 * What a story asks for: the width that it fixes in the toolbar, else its parameter `frame`; a screen gets a small
 * laptop, for the column of a page is as narrow as a phone held sideways.
 */
export function measureFrame({ storyGlobals, parameters }: StoryFacts): Frame {
  const fixed = readWidth(storyGlobals?.['viewport'])
  if (fixed !== null) return { width: fixed, height: PHONE_HEIGHT, fits: false }
  const usual = parameters?.['layout'] === 'fullscreen' ? SCREEN : CONTROL
  const asked = parameters?.['frame']
  if (typeof asked !== 'object' || asked === null) return usual
  return {
    width: 'width' in asked && typeof asked.width === 'number' ? asked.width : usual.width,
    height: 'height' in asked && typeof asked.height === 'number' ? asked.height : usual.height,
    fits: usual.fits,
  }
}

function readWidth(viewport: unknown): number | null {
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return null
  const known = viewports[String(viewport.value)]
  return known === undefined ? null : Number.parseInt(known.styles.width, 10)
}
