/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Parses `#rgb` or `#rrggbb`.
 *
 * @returns null when the text is not such a colour
 */
export function parseHex(hex: string): Rgb | null {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(hex.trim())
  const full = digits?.[2] ?? digits?.[1]?.replace(/./g, '$&$&')
  if (full === undefined) return null
  const value = Number.parseInt(full, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** @param share 0 returns `from`, 1 returns `to` */
export function mixColors(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (a: number, b: number) => Math.round(a + (b - a) * share)
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])]
}

function linear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Returns the contrast ratio of WCAG 2, from 1 to 21. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [lighter, darker] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  if (lighter === undefined || darker === undefined) throw new Error(`No luminance for ${a.join()} and ${b.join()}`)
  return (lighter + 0.05) / (darker + 0.05)
}
