export { ChapterPlayer, type ChapterPlayerProps, type PlayerControls } from './chapter-player'
export { createPlayhead, type Playhead } from './create-playhead'
export type { Passage } from './step-passage'
