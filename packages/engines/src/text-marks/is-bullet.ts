/** Bullets as fonts have them, the private places where symbol fonts keep theirs, and what recognisers take them for. */
const BULLET = /^[•·‣⁃∙●○◦■□▪▫◆◇►▶➢➤✓✔★☆*°¢«\uE000-\uF8FF]$/u

/**
 * Whether the first word of a line is no word but the mark of a list's item. `rest` is what follows it: an opening guillemet
 * is one when it is closed somewhere.
 */
export function isBullet(first: string, rest: string): boolean {
  return BULLET.test(first) && rest !== '' && !(first === '«' && rest.includes('»'))
}
