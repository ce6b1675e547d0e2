import type { ImageReader } from '../../images/create-image-reader'
import { readGrey, toGrey } from '../../images/read-grey'
import { thresholdInk, type Ink } from '../../page-analysis/threshold-ink'
import { flattenBackground } from '../../page-analysis/flatten-background'
import { hasColumns } from '../../page-analysis/has-columns'
import { measureSkew } from '../../page-analysis/measure-skew'
import { estimateBackground } from '../../page-analysis/estimate-background'
import { removeSpecks } from '../../page-analysis/remove-specks'
import { isVerticalText } from '../../page-analysis/is-vertical-text'
import type { ImagePreparation } from './map-to-original'

export interface PreparedImage {
  png: Uint8Array
  preparation: ImagePreparation
  /** True if the text is in columns. */
  hasColumns: boolean
  /** True if the lines run from top to bottom; meaningful for Chinese and Japanese. */
  isVertical: boolean
}

// On smaller pages the letters have too few pixels to be recognised.
const SMALL_PAGE_PIXELS = 1200
const SMALL_PAGE_SCALE = 2
const MAX_PREPARED_PIXELS = 3600

const ANALYSED_PIXELS = 1000
/** Lines with less skew are recognised as well as level ones. */
const MIN_SKEW_DEGREES = 0.4
/** Skew is corrected only for lines this sharp, and this many times as sharp as at other angles. */
const SHARP_LINES = 10
const CLEARLY_SHARPER = 5
const EVEN_LIGHT = 0.85
/** Darker paper is made white; beside the white corners of a rotated page it would be taken for a picture. */
const WHITE_PAPER = 245

function chooseScale(width: number, height: number): number {
  const longest = Math.max(width, height)
  if (longest < SMALL_PAGE_PIXELS) return SMALL_PAGE_SCALE
  return Math.min(1, MAX_PREPARED_PIXELS / longest)
}

/** Returns the degrees by which the lines fall to the right; 0 for level lines or none. */
function chooseSkew(ink: Ink): number {
  const { degrees, sharpness, usualSharpness } = measureSkew(ink, 'across')
  const isSure = sharpness >= SHARP_LINES && sharpness >= CLEARLY_SHARPER * usualSharpness
  return isSure && Math.abs(degrees) >= MIN_SKEW_DEGREES ? degrees : 0
}

/**
 * Prepares a page image for recognition: grey on evenly white paper, letters of a readable size, level lines. The steps that
 * it needs are chosen by its pixels, without recognising it first.
 */
export async function prepareImage(images: ImageReader, image: Uint8Array): Promise<PreparedImage> {
  const grey = removeSpecks(await toGrey(images.open(image).flatten({ background: '#ffffff' })))
  const { width, height } = grey
  const scale = chooseScale(width, height)
  const overview = await readGrey(images.openGrey(grey), ANALYSED_PIXELS)
  const ink = thresholdInk(overview)
  const skewDegrees = chooseSkew(ink)
  const background = estimateBackground(overview, ink)
  const mustFlatten = background.evenness < EVEN_LIGHT || background.tone < WHITE_PAPER
  const level = images.openGrey(mustFlatten ? flattenBackground(grey, background) : grey)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  if (scale !== 1) level.resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
  if (skewDegrees !== 0) level.rotate(-skewDegrees, { background: '#ffffff' })
  const { data, info } = await level
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const prepared = { width: info.width, height: info.height }
  return {
    png: data,
    preparation: { original: { width, height }, prepared, scale, skewDegrees: skewDegrees },
    hasColumns: hasColumns(ink, skewDegrees),
    isVertical: isVerticalText(ink),
  }
}
