/** The primary colour of a book, partner or interface that names none. */
export const defaultAccent = '#597DCE'
