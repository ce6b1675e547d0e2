import type { Sharp } from 'sharp'
import { type QuarterTurns, guessRotations } from '../page-analysis/guess-rotations'
import { readGrey } from './read-grey'

const ANALYSED_PIXELS = 1000

/** Guesses the rotations that may make the page of an image upright, the likeliest first. */
export async function guessImageRotations(pipeline: Sharp): Promise<QuarterTurns[]> {
  return guessRotations(await readGrey(pipeline, ANALYSED_PIXELS))
}
