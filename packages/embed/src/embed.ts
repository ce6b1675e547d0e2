import { defineLecternBook } from './define-lectern-book'

// A classic script knows its own address, and the reader has the same origin.
const script = document.currentScript
defineLecternBook(script instanceof HTMLScriptElement ? new URL('/', script.src).href : null)
