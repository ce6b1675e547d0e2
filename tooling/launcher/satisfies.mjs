/**
 * Does a version satisfy a range of the form "^22.18.0 || ^24.11.0 || >=26.0.0"?
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  const actual = version.split('.').map((part) => Number.parseInt(part, 10))
  return range.split('||').some((part) => {
    const match = /^\s*(\^|>=)(\d+)\.(\d+)\.(\d+)\s*$/.exec(part)
    if (!match) throw new Error(`cannot read "${part}" as a range of versions`)
    const wanted = match.slice(2).map(Number)
    const difference = actual[0] - wanted[0] || actual[1] - wanted[1] || actual[2] - wanted[2]
    return difference >= 0 && (match[1] === '>=' || actual[0] === wanted[0])
  })
}
