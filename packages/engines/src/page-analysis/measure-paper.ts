import type { GreyImage, Ink } from './find-ink'

/** Patches that the page is cut into, along its longer side. */
const PATCHES = 40
/** Half of a patch is as bright as its paper, or brighter; ink covers less. */
const MIDDLE = 0.5
const DARK_END = 0.05
const BRIGHT_END = 0.95
/** Darker ground is no paper, whatever the light. */
const DARKEST_PAPER = 70
/** A patch that letters stand on is covered by strokes to between these shares; pictures mostly have less, or more. */
const LEAST_STROKES = 0.04
const MOST_STROKES = 0.5
const OUTSIDE = 0.2
/** Light changes from patch to patch by less than this, mostly; a picture changes at its edges. */
const EDGE = 0.15
const SLOPE = 0.01
const MOST_EDGES = 0.6
const WHITE = 255

/** How bright the paper is, patch by patch. */
export interface Paper {
  /** Brightness, 0 to 255, row by row of patches. */
  brightness: Float32Array
  columns: number
  rows: number
  /**
   * Brightness of the darker paper under strokes as a share of that of the brighter, 0 to 1; a fifth may lie outside. 1 where
   * brightness changes in edges, as it does in pictures.
   */
  evenness: number
  /** Usual brightness of the paper under strokes, 0 to 255; white where there are none. */
  tone: number
}

function brightnessAt(sorted: Uint8Array | Float32Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? WHITE
}

/**
 * Measures the paper of a page under its ink. Patches of dark ground, and of light letters on a darker one, count as white
 * paper: what they show is to stay as it is.
 */
export function measurePaper({ pixels, width, height }: GreyImage, ink: Ink): Paper {
  const side = Math.max(1, Math.ceil(Math.max(width, height) / PATCHES))
  const columns = Math.ceil(width / side)
  const rows = Math.ceil(height / side)
  const brightness = Float32Array.from({ length: columns * rows }, (_, patch) => {
    const left = (patch % columns) * side
    const top = Math.floor(patch / columns) * side
    const values: number[] = []
    for (let y = top; y < Math.min(height, top + side); y += 1) {
      for (let x = left; x < Math.min(width, left + side); x += 1) values.push(pixels[y * width + x] ?? WHITE)
    }
    const sorted = Uint8Array.from(values).toSorted()
    const middle = brightnessAt(sorted, MIDDLE)
    const isInverted = brightnessAt(sorted, BRIGHT_END) - middle > middle - brightnessAt(sorted, DARK_END) + WHITE / 4
    return isInverted || middle < DARKEST_PAPER ? WHITE : middle
  })
  const strokes = new Uint32Array(columns * rows)
  for (let point = 0; point < ink.x.length; point += 1) {
    const patch = Math.floor((ink.y[point] ?? 0) / side) * columns + Math.floor((ink.x[point] ?? 0) / side)
    strokes[patch] = (strokes[patch] ?? 0) + 1
  }
  const written = brightness.filter((_, patch) => {
    const share = (strokes[patch] ?? 0) / side ** 2
    return share >= LEAST_STROKES && share <= MOST_STROKES
  })
  const ranked = written.toSorted()
  const darker = brightnessAt(ranked, OUTSIDE)
  const brighter = brightnessAt(ranked, 1 - OUTSIDE)
  const ground = smooth(brightness, columns, rows)
  const evenness = changesInEdges(ground, columns) ? 1 : darker / Math.max(1, brighter)
  return { brightness: ground, columns, rows, evenness, tone: brightnessAt(ranked, MIDDLE) }
}

function changesInEdges(ground: Float32Array, columns: number): boolean {
  let edges = 0
  let slopes = 0
  for (const [patch, brightness] of ground.entries()) {
    const neighbours = [(patch + 1) % columns === 0 ? undefined : ground[patch + 1], ground[patch + columns]]
    for (const neighbour of neighbours) {
      if (neighbour === undefined) continue
      const change = 1 - Math.min(brightness, neighbour) / Math.max(brightness, neighbour, 1)
      if (change >= EDGE) edges += 1
      else if (change >= SLOPE) slopes += 1
    }
  }
  return edges > MOST_EDGES * slopes
}

/** Every patch becomes the middle one of its neighbourhood, so that a patch full of ink does not count. */
function smooth(brightness: Float32Array, columns: number, rows: number): Float32Array {
  return brightness.map((_, patch) => {
    const column = patch % columns
    const row = Math.floor(patch / columns)
    const around: number[] = []
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        around.push(brightness[y * columns + x] ?? WHITE)
      }
    }
    return around.toSorted((a, b) => a - b)[around.length >> 1] ?? WHITE
  })
}
