/** Bullets, the private-use characters of symbol fonts, and the characters that recognisers mistake bullets for. */
const BULLET = /^[•·‣⁃∙●○◦■□▪▫◆◇►▶➢➤✓✔★☆*°¢«\uE000-\uF8FF]$/u

/**
 * Returns true if the first word of a line is the bullet of a list item. `rest` is the text after it: an opening guillemet is no
 * bullet when it is closed there.
 */
export function isBullet(first: string, rest: string): boolean {
  return BULLET.test(first) && rest !== '' && !(first === '«' && rest.includes('»'))
}
