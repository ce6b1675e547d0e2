/** The keys of the rows that are selected, on every page. */
export type RowSelection = ReadonlySet<string>
