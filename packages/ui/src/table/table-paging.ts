/** `here`: the table has all rows and shows a page of them. `server`: it has the rows of one page, in their order. */
export type TablePaging =
  | { readonly kind: 'here'; readonly pageSize: number }
  | {
      readonly kind: 'server'
      /** From 0. */
      readonly page: number
      readonly pageSize: number
      /** How many rows there are on all pages. */
      readonly total: number
      /** Called with the last page too, where the page that is told is no longer there. */
      readonly onChange: (wanted: { readonly page: number; readonly pageSize: number }) => void
    }
