import type { GreyImage } from './find-ink'

/** Patches that the page is cut into, along its longer side. */
const PATCHES = 40
/** Half of a patch is as bright as its paper, or brighter; ink covers less. */
const MIDDLE = 0.5
const DARK_END = 0.05
const BRIGHT_END = 0.95
/** Darker ground is no paper, whatever the light. */
const DARKEST_PAPER = 70
const WHITE = 255

/** How bright the paper is, patch by patch. */
export interface Paper {
  /** Brightness, 0 to 255, row by row of patches. */
  brightness: Float32Array
  columns: number
  rows: number
  /** Brightness of the darker paper as a share of that of the brighter, 0 to 1. A tenth of the page may lie outside. */
  evenness: number
}

function brightnessAt(sorted: Uint8Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? WHITE
}

/**
 * Measures the paper of a page under its ink. Patches of dark ground, and of light letters on a darker one, count as white
 * paper: what they show is to stay as it is.
 */
export function measurePaper({ pixels, width, height }: GreyImage): Paper {
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
  const ranked = brightness.toSorted()
  const darker = ranked[Math.floor(ranked.length / 10)] ?? WHITE
  const brighter = ranked[Math.floor((ranked.length * 9) / 10)] ?? WHITE
  return {
    brightness: smooth(brightness, columns, rows),
    columns,
    rows,
    evenness: brighter === 0 ? 1 : darker / brighter,
  }
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
