/** The keys that are pressed together, as `KeyboardEvent.key` and tinykeys name them; `$mod` is Command or Control. */
export type Chord = readonly [key: string, ...more: string[]]

/**
 * Reads how tinykeys writes shortcuts: `+` between keys that are held together, a space between presses that follow one
 * another (`$mod+Shift+Z`, `g b`). The plus key itself is written `Plus`, the space bar `Space`.
 */
export function readChords(shortcut: string): readonly Chord[] {
  return shortcut.split(/\s+/).flatMap((press): readonly Chord[] => {
    const [key, ...more] = press.split('+').filter((part) => part !== '')
    return key === undefined ? [] : [[key, ...more]]
  })
}
