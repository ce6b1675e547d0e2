/** `here`: the table has all rows and shows one page. `server`: it has the rows of one page, already sorted. */
export type TablePaging =
  | { readonly kind: 'here'; readonly pageSize: number }
  | {
      readonly kind: 'server'
      /** The page, counting from 0. */
      readonly page: number
      readonly pageSize: number
      /** The number of rows on all pages. */
      readonly total: number
      /** Called with the last page, too, when the given one no longer exists. */
      readonly onChange: (wanted: { readonly page: number; readonly pageSize: number }) => void
    }
