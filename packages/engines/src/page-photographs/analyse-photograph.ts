import type { PhotographFinding } from '@lectern/backend/ports'
import {
  cornersOfImage,
  createHomography,
  tiltCorners,
  type ImageSize,
  type PageCorners,
  type PhotographPlan,
} from '@lectern/core/page-photographs'
import { estimateBackground } from '../page-analysis/estimate-background'
import { flattenBackground } from '../page-analysis/flatten-background'
import type { GreyImage } from '../page-analysis/grey-image'
import { guessRotations, type QuarterTurns } from '../page-analysis/guess-rotations'
import { measureSkew } from '../page-analysis/measure-skew'
import { thresholdInk, type Ink } from '../page-analysis/threshold-ink'
import { findPageCorners } from './find-page-corners'
import { measureEdgeSharpness } from './measure-edge-sharpness'
import { measureSharpPlaces } from './measure-sharp-places'
import { warpImage } from './warp-image'

export interface PhotographAnalysis {
  /** Without a turn; the same as the photograph where nothing needs to be corrected. */
  plan: PhotographPlan
  findings: PhotographFinding[]
  /** Turns that may make the page upright, the likeliest first. Recognition must confirm them. */
  possibleRotations: QuarterTurns[]
}

/** Degrees; less is not seen. */
const MIN_TILT = 0.3
const SHARP_LINES = 10
const CLEARLY_SHARPER = 5
const EVEN_LIGHT = 0.85
/** Median brightness of paper in a photograph that is too dark. */
const DARK_PAPER = 165
/** Letters with softer outlines cannot be read. */
const SOFT_OUTLINES = 0.14
/** A page with few letters, such as a title, is sharp if this fraction of the places with ink is. */
const MOST_PLACES = 0.5

/**
 * Analyses a photograph of a page by its pixels and proposes corrections.
 *
 * @param overview the photograph at about 1000 pixels
 * @param size of the photograph itself, whose pixels the plan is in
 */
export function analysePhotograph(overview: GreyImage, size: ImageSize): PhotographAnalysis {
  const findings: PhotographFinding[] = []
  const found = findPageCorners(overview)
  if (found !== null) findings.push('margin')
  const onOverview = found ?? cornersOfImage(overview)
  const page = cutOut(overview, onOverview)
  const ink = thresholdInk(page)
  const tilt = chooseTilt(ink)
  if (tilt !== 0) findings.push('tilted')
  const background = estimateBackground(page, ink)
  const isDark = background.tone < DARK_PAPER
  const isUneven = background.evenness < EVEN_LIGHT
  if (isDark) findings.push('dark')
  if (isUneven) findings.push('uneven-light')
  if (!hasSharpText(flattenBackground(page, background), ink)) findings.push('no-sharp-text')
  const corners = scaleCorners(tiltCorners(onOverview, tilt), size.width / overview.width)
  return {
    plan: { corners, light: isDark || isUneven ? 'even' : 'kept', brightness: 1 },
    findings,
    possibleRotations: guessRotations(page),
  }
}

function hasSharpText(page: GreyImage, ink: Ink): boolean {
  return measureEdgeSharpness(page) >= SOFT_OUTLINES || measureSharpPlaces(page, ink) >= MOST_PLACES
}

function cutOut(image: GreyImage, corners: PageCorners): GreyImage {
  const { pixels, width, height } = warpImage({ ...image, channels: 1 }, createHomography(corners))
  return { pixels, width, height }
}

/** Returns the degrees by which the lines fall to the right, or by which those of a page on its side do; 0 if unsure. */
function chooseTilt(ink: Ink): number {
  const across = measureSkew(ink, 'across')
  const down = measureSkew(ink, 'down')
  const { degrees, sharpness, usualSharpness } = across.sharpness >= down.sharpness ? across : down
  const isSure = sharpness >= SHARP_LINES && sharpness >= CLEARLY_SHARPER * usualSharpness
  if (!isSure || Math.abs(degrees) < MIN_TILT) return 0
  return across.sharpness >= down.sharpness ? degrees : -degrees
}

function scaleCorners([a, b, c, d]: PageCorners, factor: number): PageCorners {
  const scale = ({ x, y }: PageCorners[number]) => ({ x: x * factor, y: y * factor })
  return [scale(a), scale(b), scale(c), scale(d)]
}
