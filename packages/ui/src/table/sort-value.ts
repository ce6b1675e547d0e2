/** What a row can be sorted by. Null stands for nothing known. */
export type SortValue = string | number | Date | null
