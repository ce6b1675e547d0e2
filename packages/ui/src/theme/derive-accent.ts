import { contrastRatio, mixColors, parseHex, toHex, type Rgb } from './color'
import type { ThemeColors } from './theme-colors'

/** The colours that are derived from an accent. */
export type AccentColors = Pick<
  ThemeColors,
  'accent' | 'accentHover' | 'accentPressed' | 'onAccent' | 'accentText' | 'accentSoft'
>

/** Backgrounds and neighbours of the accent, as hex colours. */
export interface AccentSurroundings {
  readonly kind: 'dark' | 'light'
  /** The contrast that text needs: 4.5, or 7 for the high-contrast theme. */
  readonly textContrast: number
  readonly surfaces: readonly [main: string, ...others: string[]]
  readonly text: string
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const ink: Rgb = [9, 12, 20]
const shapeContrast = 3
/** A grey close to the surfaces looks disabled, so greys get nearly the contrast of text. */
const greyContrast = 9
const shares = Array.from({ length: 51 }, (_, step) => step / 50)
/**
 * Candidate steps of a hovered fill from the normal one, and of a pressed one from that: the first that is readable and
 * visible is used.
 */
const stepShares = [0.14, 0.1, 0.06]

function read(hex: string): Rgb {
  const color = parseHex(hex)
  if (color === null) throw new Error(`"${hex}" is not a colour. Write it as #rrggbb.`)
  return color
}

/**
 * Derives a theme's accent colours from one colour of a book, a partner or the product. Keeps the colour if it is
 * readable, otherwise changes it as little as possible: text on it and in it has the text contrast, its shape 3:1 on
 * every surface. Greys get more contrast, because they have no hue and would look disabled. The hovered fill keeps both
 * contrasts: it moves away from its text, otherwise from the surfaces, and stays the same when neither leaves room. The
 * pressed fill is one step further.
 *
 * @param color `#rgb` or `#rrggbb`
 * @throws when `color` is not such a colour: check colours from outside with `parseHex`
 */
export function deriveAccent(color: string, surroundings: AccentSurroundings): AccentColors {
  const base = read(color)
  const surfaces = surroundings.surfaces.map(read)
  const text = read(surroundings.text)
  const away = surroundings.kind === 'dark' ? white : black
  const readableOn = (fill: Rgb, textColor: Rgb) => contrastRatio(fill, textColor) >= surroundings.textContrast
  const isGrey = Math.max(...base) - Math.min(...base) < 24
  const apart = isGrey ? greyContrast : shapeContrast
  const standsOut = (fill: Rgb) => surfaces.every((surface) => contrastRatio(fill, surface) >= apart)
  const firstShare = (fits: (fill: Rgb) => boolean) => {
    const share = shares.find((candidate) => fits(mixColors(base, away, candidate)))
    return share === undefined ? away : mixColors(base, away, share)
  }

  // In the light theme, white text suits a colour that needs little darkening; in the dark theme, dark text does.
  const forWhite = firstShare((fill) => standsOut(fill) && readableOn(fill, white))
  const forInk = firstShare((fill) => standsOut(fill) && readableOn(fill, ink))
  const whiteIsNear = contrastRatio(base, forWhite) < 1.35
  const useWhite = surroundings.kind === 'light' ? whiteIsNear || !readableOn(forInk, ink) : !readableOn(forInk, ink)
  const [fill, onFill] = useWhite ? [forWhite, white] : [forInk, ink]

  const stepFrom = (from: Rgb) =>
    [useWhite ? black : white, away]
      .flatMap((end) => stepShares.map((share) => mixColors(from, end, share)))
      .find((candidate) => standsOut(candidate) && readableOn(candidate, onFill)) ?? from
  const hovered = stepFrom(fill)

  const [main] = surroundings.surfaces
  const soft = mixColors(read(main), isGrey ? fill : base, surroundings.kind === 'dark' ? 0.17 : 0.13)
  const accentText = shares
    .map((share) => mixColors(base, text, share))
    .find((candidate) => [...surfaces, soft].every((surface) => readableOn(surface, candidate)))
  return {
    accent: toHex(fill),
    accentHover: toHex(hovered),
    accentPressed: toHex(stepFrom(hovered)),
    onAccent: toHex(onFill),
    accentText: toHex(accentText ?? text),
    accentSoft: toHex(soft),
  }
}
