export * from './endpoints.gen'
export { uploadChapterPages, type UploadChapterPagesOptions, type UploadOutcome } from './upload-chapter-pages'
