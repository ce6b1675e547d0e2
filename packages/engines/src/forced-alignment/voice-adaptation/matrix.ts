import { addAt, float64At } from '../../arrays/element-at'

/** A square matrix of `size` rows, one row after another. */
export type SquareMatrix = Float64Array

export function createMatrix(size: number): SquareMatrix {
  return new Float64Array(size * size)
}

export function multiply(one: SquareMatrix, other: SquareMatrix, size: number): SquareMatrix {
  const product = createMatrix(size)
  for (let row = 0; row < size; row += 1) {
    for (let inner = 0; inner < size; inner += 1) {
      const factor = float64At(one, row * size + inner)
      for (let column = 0; column < size; column += 1) {
        addAt(product, row * size + column, factor * float64At(other, inner * size + column))
      }
    }
  }
  return product
}

export function transpose(matrix: SquareMatrix, size: number): SquareMatrix {
  return matrix.map((_, cell) => float64At(matrix, (cell % size) * size + Math.floor(cell / size)))
}
