export { BookHeader, type BookHeaderProps } from './book-header'
