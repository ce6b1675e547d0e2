/** Keys that are pressed together, as `KeyboardEvent.key` and tinykeys name them; `$mod` is Command or Control. */
export type Chord = readonly [key: string, ...more: string[]]

/**
 * Parses shortcuts in the notation of tinykeys: `+` between keys that are pressed together, a space between presses in
 * sequence (`$mod+Shift+Z`, `g b`). The plus key is written `Plus`, the space bar `Space`.
 */
export function readChords(shortcut: string): readonly Chord[] {
  return shortcut.split(/\s+/).flatMap((press): readonly Chord[] => {
    const [key, ...more] = press.split('+').filter((part) => part !== '')
    return key === undefined ? [] : [[key, ...more]]
  })
}
