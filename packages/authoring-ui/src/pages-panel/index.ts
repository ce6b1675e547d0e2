export type { BoardPage } from './board-page'
export { PagesBoard, type PagesBoardProps } from './pages-board'
export type { SkippedFile } from './skipped-files'
