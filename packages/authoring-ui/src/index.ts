export { BookChapters, type BookChaptersProps } from './book-chapters/book-chapters'
export { BookDetails, type BookDetailsProps } from './book-details/book-details'
export { BookWorkspace } from './connected/book-workspace'
export type { BookWorkspaceProps } from './connected/book-workspace-props'
export { EngineSettings } from './connected/engine-settings'
export type { UnsavedWork } from './connected/unsaved-work'
export { GlossaryEditor, type GlossaryEditorProps } from './glossary/glossary-editor'
export type { VoiceStep } from './connected/voice-step'
export type { PageWordRects } from './desk-plan/page-word-rects'
export { createEditor, type Editor, type EditorOptions, type EditorState, type PageRects } from './editor'
export { FormDialog, type FormDialogProps } from './form-dialog/form-dialog'
export {
  guideAuthor,
  guideSteps,
  isGuideStep,
  type Guide,
  type GuideFacts,
  type GuideStep,
  type GuideStepState,
} from './guide/guide-steps'
export type { VoiceChoice, VoiceChoices } from './rect-voice/voice-choices'
export type { WorkPlace } from './guide/work-place'
export { GuideStepper, type GuideStepperProps } from './guide-stepper'
export { createHighlightedWords, type HighlightedWords } from './page-stage/highlighted-words'
export { PageStage, type PageStageProps } from './page-stage/page-stage'
export { BookQuizzes, type BookQuizzesProps } from './quizzes/book-quizzes'
export type { QuizPaths } from './quizzes/quiz-paths'
export { UnsavedDialog, type UnsavedDialogProps } from './saving/unsaved-dialog'
