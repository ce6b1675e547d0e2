import { contrastRatio, mixColors, parseHex, toHex, type Rgb } from './color'
import type { ThemeColors } from './theme-colors'

/** The colours that follow from an accent. */
export type AccentColors = Pick<
  ThemeColors,
  'accent' | 'accentHover' | 'accentPressed' | 'onAccent' | 'accentText' | 'accentSoft'
>

/** What the accent stands on and beside, as hex colours. */
export interface AccentSurroundings {
  readonly kind: 'dark' | 'light'
  /** The contrast that words need: 4.5, or 7 for the high-contrast theme. */
  readonly textContrast: number
  readonly surfaces: readonly [main: string, ...others: string[]]
  readonly text: string
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const ink: Rgb = [9, 12, 20]
const shapeContrast = 3
/** A grey near the surfaces looks like something off: it goes nearly as far as words do. */
const greyContrast = 9
const shares = Array.from({ length: 51 }, (_, step) => step / 50)
/** How far a hovered fill is from the one at rest, and a pressed one from that: the first that can be read and seen. */
const stepShares = [0.14, 0.1, 0.06]

function read(hex: string): Rgb {
  const color = parseHex(hex)
  if (color === null) throw new Error(`"${hex}" is not a colour. Write it as #rrggbb.`)
  return color
}

/**
 * The accent colours of a theme from one colour of a book, a partner or the house. The colour is kept as it is where it
 * can be read, and moved no further than it must: words on it and words in it always reach the text contrast, its shape
 * 3:1 on every surface. A grey, which has no hue to be known by, goes far enough from them not to look disabled. The
 * hovered fill keeps text and shape too: it goes away from its words, else from the surfaces, and stays as it is where
 * neither leaves room. The pressed one is a step further.
 *
 * @param color `#rgb` or `#rrggbb`
 * @throws when `color` is not such a colour: check with `parseHex` what comes from outside
 */
export function deriveAccent(color: string, surroundings: AccentSurroundings): AccentColors {
  const wanted = read(color)
  const surfaces = surroundings.surfaces.map(read)
  const text = read(surroundings.text)
  const away = surroundings.kind === 'dark' ? white : black
  const readableOn = (fill: Rgb, words: Rgb) => contrastRatio(fill, words) >= surroundings.textContrast
  const isGrey = Math.max(...wanted) - Math.min(...wanted) < 24
  const apart = isGrey ? greyContrast : shapeContrast
  const standsOut = (fill: Rgb) => surfaces.every((surface) => contrastRatio(fill, surface) >= apart)
  const firstShare = (fits: (fill: Rgb) => boolean) => {
    const share = shares.find((candidate) => fits(mixColors(wanted, away, candidate)))
    return share === undefined ? away : mixColors(wanted, away, share)
  }

  // By day white words look right on a colour that needs little darkening for them; by night ink does.
  const forWhite = firstShare((fill) => standsOut(fill) && readableOn(fill, white))
  const forInk = firstShare((fill) => standsOut(fill) && readableOn(fill, ink))
  const whiteIsNear = contrastRatio(wanted, forWhite) < 1.35
  const useWhite = surroundings.kind === 'light' ? whiteIsNear || !readableOn(forInk, ink) : !readableOn(forInk, ink)
  const [fill, onFill] = useWhite ? [forWhite, white] : [forInk, ink]

  const stepFrom = (from: Rgb) =>
    [useWhite ? black : white, away]
      .flatMap((end) => stepShares.map((share) => mixColors(from, end, share)))
      .find((candidate) => standsOut(candidate) && readableOn(candidate, onFill)) ?? from
  const hovered = stepFrom(fill)

  const [main] = surroundings.surfaces
  const soft = mixColors(read(main), isGrey ? fill : wanted, surroundings.kind === 'dark' ? 0.17 : 0.13)
  const words = shares
    .map((share) => mixColors(wanted, text, share))
    .find((candidate) => [...surfaces, soft].every((surface) => readableOn(surface, candidate)))
  return {
    accent: toHex(fill),
    accentHover: toHex(hovered),
    accentPressed: toHex(stepFrom(hovered)),
    onAccent: toHex(onFill),
    accentText: toHex(words ?? text),
    accentSoft: toHex(soft),
  }
}
