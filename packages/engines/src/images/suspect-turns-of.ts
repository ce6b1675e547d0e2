import type { Sharp } from 'sharp'
import { type QuarterTurns, suspectTurns } from '../page-analysis/suspect-turns'
import { readGrey } from './read-grey'

const ANALYSED_PIXELS = 1000

/** The turns that might make an image's page upright, the likeliest first. */
export async function suspectTurnsOf(pipeline: Sharp): Promise<QuarterTurns[]> {
  return suspectTurns(await readGrey(pipeline, ANALYSED_PIXELS))
}
