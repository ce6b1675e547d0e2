/** Keys of the selected rows, on every page. */
export type RowSelection = ReadonlySet<string>
