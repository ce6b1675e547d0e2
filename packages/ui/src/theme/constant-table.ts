/**
 * The design system's constants, in one place. Components, stylesheets and other packages read them from here, so that
 * a change here changes the product. Rules of books and playback are in `core/book/constant-table.ts`.
 */

/** The theme of a reader who has not chosen one. */
export const defaultThemePreference = 'dark'
/** The primary colour of a book, partner or interface that names none. */
export const defaultAccent = '#597DCE'
/** Accent colours of known partners. White text is unreadable on the yellow. */
export const partnerColors = { orange: '#fd7e1d', yellow: '#ffeb3b' } as const

/** Windows narrower than this have the mobile layout. */
export const mobileBreakpointPixels = 768
/** Windows narrower than this show dialogs and drawers as sheets at the lower edge. */
export const sheetBreakpointPixels = 600
/** Windows at least this wide have room for side panels. */
export const wideBreakpointPixels = 1100

export const dialogSizes = ['s', 'm', 'l', 'xl', 'huge'] as const
export type DialogSize = (typeof dialogSizes)[number]
/** Widths of dialogs. A dialog is never wider than the window. */
export const dialogWidths: Readonly<Record<DialogSize, string>> = {
  s: '400px',
  m: '560px',
  l: '720px',
  xl: '960px',
  huge: '95vw',
}
/** Width of a drawer, in pixels. It is never wider than the window. */
export const drawerPixels = 400
/** Duration of a dialog's fade, in and out. */
export const dialogFadeMilliseconds = 150
/** Time before the confirm button of a dangerous action becomes available. */
export const dangerousConfirmMilliseconds = 2000
/** Time until a toast closes, not counting the time it is hovered or focused. */
export const toastMilliseconds = 5000
