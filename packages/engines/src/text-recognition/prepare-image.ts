import type { ImageReader } from '../images/create-image-reader'
import { readGrey, toGrey } from '../images/read-grey'
import { findInk, type Ink } from '../page-analysis/find-ink'
import { evenOutLight } from '../page-analysis/even-out-light'
import { hasColumns } from '../page-analysis/has-columns'
import { measureLines } from '../page-analysis/measure-lines'
import { measurePaper } from '../page-analysis/measure-paper'
import { removeSpecks } from '../page-analysis/remove-specks'
import { runsDown } from '../page-analysis/runs-down'
import type { ImagePreparation } from './place-image'

export interface PreparedImage {
  png: Uint8Array
  preparation: ImagePreparation
  /** Whether its text stands in columns. */
  hasColumns: boolean
  /** Whether its lines run from top to bottom, if it is in a script that may. */
  runsDown: boolean
}

// Below this the letters of a page are too few pixels high to be told apart.
const SMALL_PAGE_PIXELS = 1200
const SMALL_PAGE_SCALE = 2
const LARGEST_PREPARED_PIXELS = 3600

const ANALYSED_PIXELS = 1000
/** Lines that lean less are read as well as level ones. */
const SMALLEST_LEAN_DEGREES = 0.4
/** Only lines this sharp, and so much sharper than at other angles, are believed to lean. */
const SHARP_LINES = 10
const CLEARLY_SHARPER = 5
const EVEN_LIGHT = 0.85
/** Paper that is darker is made white: beside the white corners of a page that was turned, it would be taken for a picture. */
const WHITE_PAPER = 245

function chooseScale(width: number, height: number): number {
  const longest = Math.max(width, height)
  if (longest < SMALL_PAGE_PIXELS) return SMALL_PAGE_SCALE
  return Math.min(1, LARGEST_PREPARED_PIXELS / longest)
}

/** Degrees by which the lines fall to the right; 0 where there are none, or they are level. */
function measureLean(ink: Ink): number {
  const { degrees, sharpness, usualSharpness } = measureLines(ink, 'across')
  const isSure = sharpness >= SHARP_LINES && sharpness >= CLEARLY_SHARPER * usualSharpness
  return isSure && Math.abs(degrees) >= SMALLEST_LEAN_DEGREES ? degrees : 0
}

/**
 * A page image as the recogniser reads it best: grey on evenly white paper, letters of a readable size, lines level. What it
 * needs is judged from its pixels, without recognising it first.
 */
export async function prepareImage(images: ImageReader, image: Uint8Array): Promise<PreparedImage> {
  const grey = removeSpecks(await toGrey(images.open(image).flatten({ background: '#ffffff' })))
  const { width, height } = grey
  const scale = chooseScale(width, height)
  const overview = await readGrey(images.openGrey(grey), ANALYSED_PIXELS)
  const ink = findInk(overview)
  const leanDegrees = measureLean(ink)
  const paper = measurePaper(overview, ink)
  const mustEven = paper.evenness < EVEN_LIGHT || paper.tone < WHITE_PAPER
  const level = images.openGrey(mustEven ? evenOutLight(grey, paper) : grey)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  if (scale !== 1) level.resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
  if (leanDegrees !== 0) level.rotate(-leanDegrees, { background: '#ffffff' })
  const { data, info } = await level
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const prepared = { width: info.width, height: info.height }
  return {
    png: data,
    preparation: { original: { width, height }, prepared, scale, leanDegrees },
    hasColumns: hasColumns(ink, leanDegrees),
    runsDown: runsDown(ink),
  }
}
