// Typed arrays have a function for each kind: one function for all kinds would make every read slow, because V8 then
// looks the kind up at each call instead of compiling one for it.

/** Returns the element of a list at an index. Throws if the index lies outside. */
export function elementAt<T>(list: readonly T[], index: number): T {
  const element = list[index]
  return element === undefined ? fail(list, index) : element
}

/** Returns the text of a list at an index. Throws if the index lies outside. */
export function stringAt(list: readonly string[], index: number): string {
  const text = list[index]
  return text === undefined ? fail(list, index) : text
}

/** Returns the number of an Int32Array at an index. Throws if the index lies outside. */
export function int32At(array: Int32Array, index: number): number {
  const value = array[index]
  return value === undefined ? fail(array, index) : value
}

/** Returns the number of a Uint8Array at an index. Throws if the index lies outside. */
export function uint8At(array: Uint8Array, index: number): number {
  const value = array[index]
  return value === undefined ? fail(array, index) : value
}

/** Returns the number of a Float32Array at an index. Throws if the index lies outside. */
export function float32At(array: Float32Array, index: number): number {
  const value = array[index]
  return value === undefined ? fail(array, index) : value
}

/** Returns the number of a Float64Array at an index. Throws if the index lies outside. */
export function float64At(array: Float64Array, index: number): number {
  const value = array[index]
  return value === undefined ? fail(array, index) : value
}

function fail(list: ArrayLike<unknown>, index: number): never {
  throw new Error(`Index ${index} of ${list.length}`)
}
