/** A value by which rows can be sorted. Null means a missing value. */
export type SortValue = string | number | Date | null
