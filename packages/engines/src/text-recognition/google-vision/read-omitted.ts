// Google leaves out lists and texts that are empty, and coordinates that are zero.

export const toList = <Element>(list: readonly Element[] | null | undefined): readonly Element[] => list ?? []
export const toText = (text: string | null | undefined): string => text ?? ''
export const toCoordinate = (value: number | null | undefined): number => value ?? 0
