import type { StoryFacts } from './needs-own-frame'
import { viewports } from '../viewports'

/** Size of a story's frame on a page of documentation, in CSS pixels. */
export interface FrameSize {
  /** Width of the frame's own viewport; `page` for the width of the page's column. */
  readonly width: number | 'page'
  /** Height on the page before the story is drawn. */
  readonly height: number
  /** True if the height follows the content; a phone and a screen keep theirs. */
  readonly fits: boolean
}

const PHONE_HEIGHT = 640
const SCREEN: FrameSize = { width: 1024, height: 560, fits: false }
const CONTROL: FrameSize = { width: 'page', height: 480, fits: true }

/**
 * Chooses the size from the width that the story fixes in the toolbar, else from its parameter `frame`, else from its
 * layout: a screen gets the width of a small laptop, because the page's column is as narrow as a phone held sideways.
 */
export function chooseFrameSize({ storyGlobals, parameters }: StoryFacts): FrameSize {
  const fixed = readWidth(storyGlobals?.['viewport'])
  if (fixed !== null) return { width: fixed, height: PHONE_HEIGHT, fits: false }
  const fallback = parameters?.['layout'] === 'fullscreen' ? SCREEN : CONTROL
  const wanted = parameters?.['frame']
  if (typeof wanted !== 'object' || wanted === null) return fallback
  return {
    width: 'width' in wanted && typeof wanted.width === 'number' ? wanted.width : fallback.width,
    height: 'height' in wanted && typeof wanted.height === 'number' ? wanted.height : fallback.height,
    fits: fallback.fits,
  }
}

function readWidth(viewport: unknown): number | null {
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return null
  const known = viewports[String(viewport.value)]
  return known === undefined ? null : Number.parseInt(known.styles.width, 10)
}
