export { PagesBoard, type BoardPage, type PagesBoardProps } from './pages-board'
export { SkippedFiles, type SkippedFile } from './skipped-files'
