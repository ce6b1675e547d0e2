/** A value that rows can be sorted by. Null stands for a missing value. */
export type SortValue = string | number | Date | null
