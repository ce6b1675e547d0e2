export { PagesBoard, type BoardPage, type PagesBoardProps } from './pages-board'
export type { SkippedFile } from './skipped-files'
