/** Returns an element of a list. Throws for an index that the list does not have. */
export function elementAt<Element>(elements: readonly Element[], index: number): NonNullable<Element> {
  return elements[index] ?? throwOutOfRange(elements, index)
}

// V8 compiles a read well only while it sees one type of array: hence a function for each type.

/** Returns an element. Throws for an index that the array does not have. */
export function float64At(values: Float64Array, index: number): number {
  return values[index] ?? throwOutOfRange(values, index)
}

/** Returns an element. Throws for an index that the array does not have. */
export function float32At(values: Float32Array, index: number): number {
  return values[index] ?? throwOutOfRange(values, index)
}

/** Returns an element. Throws for an index that the array does not have. */
export function int32At(values: Int32Array, index: number): number {
  return values[index] ?? throwOutOfRange(values, index)
}

/** Returns an element. Throws for an index that the array does not have. */
export function uint32At(values: Uint32Array, index: number): number {
  return values[index] ?? throwOutOfRange(values, index)
}

/** Returns an element. Throws for an index that the array does not have. */
export function uint16At(values: Uint16Array, index: number): number {
  return values[index] ?? throwOutOfRange(values, index)
}

/** Returns an element. Throws for an index that the array does not have. */
export function uint8At(values: Uint8Array, index: number): number {
  return values[index] ?? throwOutOfRange(values, index)
}

/** Returns an element. Throws for an index that the array does not have. */
export function int8At(values: Int8Array, index: number): number {
  return values[index] ?? throwOutOfRange(values, index)
}

/** Adds a number to an element. Throws for an index that the array does not have. */
export function addAt(values: Float64Array, index: number, amount: number): void {
  values[index] = float64At(values, index) + amount
}

/** Adds one to a counter. Throws for an index that the array does not have. */
export function incrementAt(counts: Uint32Array, index: number): void {
  counts[index] = uint32At(counts, index) + 1
}

/**
 * Throws that an array has no such element. Inner loops read `values[index] ?? throwOutOfRange(values, index)`, without a call.
 */
export function throwOutOfRange({ length }: ArrayLike<unknown>, index: number): never {
  throw new RangeError(`An array of ${length} elements has no element ${index}`)
}
