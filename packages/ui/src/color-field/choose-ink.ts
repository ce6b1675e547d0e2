import { contrastRatio, parseHex } from '../theme/color'

/** Returns black or white, whichever has the higher contrast on a colour. */
export function chooseInk(color: string): '#000000' | '#FFFFFF' {
  const ground = parseHex(color)
  return ground === null || contrastRatio(ground, [0, 0, 0]) >= contrastRatio(ground, [255, 255, 255])
    ? '#000000'
    : '#FFFFFF'
}
