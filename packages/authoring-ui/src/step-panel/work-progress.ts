/** The progress of a long task as a panel shows it. */
export type WorkProgress =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'running'
      readonly label: string
      readonly done?: number
      readonly total?: number
      /** Part that is done, 0 to 1, of work that is not counted in pieces. */
      readonly fraction?: number
      /** It was cancelled and ends soon; left out if it cannot be cancelled. */
      readonly isCancelling?: boolean
    }
  | { readonly kind: 'failed'; readonly message: string }

export const idle: WorkProgress = { kind: 'idle' }
