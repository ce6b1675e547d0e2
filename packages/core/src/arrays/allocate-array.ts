/** Creates an array with room for a number of elements, to be filled by index. Growing takes longer than filling. */
export function allocateArray<T>(size: number): T[] {
  const array: T[] = []
  array.length = size
  return array
}
