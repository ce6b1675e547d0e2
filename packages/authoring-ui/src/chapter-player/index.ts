export { ChapterPlayer, type ChapterPlayerProps, type PlayerControls } from './chapter-player'
