export * from './endpoints.gen'
export { mainRectsApi } from './chapter-rects'
export { uploadChapterPages, type UploadChapterPagesOptions, type UploadOutcome } from './upload-chapter-pages'
export { uploadCoachingMedia, type MediaUploadOutcome, type UploadCoachingMediaOptions } from './upload-coaching-media'
