import { defineLecternBook } from './define-lectern-book'

// As a classic script it knows where it came from, and the reader lives there.
const script = document.currentScript
defineLecternBook(script instanceof HTMLScriptElement ? new URL('/', script.src).href : null)
