const MULTIPLIERS = [0x9e3779b1, 0x5f356495, 0x85ebca77, 0xc2b2ae3d] as const

/**
 * Returns a digest of a text: 16 hexadecimal digits, equal for equal texts and, but for a chance of about 1 in 2^64, different
 * for different ones. Detects changes; no protection against texts made to collide. Computes the 64-bit variant of cyrb53.
 *
 * @example
 * digestText('The cat slept.') === digestText('The cat slept.') // => true
 * digestText('The cat slept.') === digestText('The cat slept!') // => false
 */
export function digestText(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, MULTIPLIERS[0])
    low = Math.imul(low ^ unit, MULTIPLIERS[1])
  }
  high = Math.imul(high ^ (high >>> 16), MULTIPLIERS[2]) ^ Math.imul(low ^ (low >>> 13), MULTIPLIERS[3])
  low = Math.imul(low ^ (low >>> 16), MULTIPLIERS[2]) ^ Math.imul(high ^ (high >>> 13), MULTIPLIERS[3])
  return toHex(low) + toHex(high)
}

function toHex(number: number): string {
  return (number >>> 0).toString(16).padStart(8, '0')
}
