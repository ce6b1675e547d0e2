import type { StoryContent } from '../../story.ts'
import { glossary } from './glossary.ts'
import { quizzes } from './quizzes.ts'
import { recordings } from './recordings.ts'
import { scenes } from './scenes.ts'
import { blowHorn, breakWaves } from './sounds.ts'
import { cover, fog, harbour, home, horn, lost, play } from './marks.ts'

/** Everything in the book that readers can open. */
export const ottoContent: StoryContent = {
  recordings,
  sounds: { horn: blowHorn, waves: breakWaves },
  pictures: { lamp: scenes.harbour },
  films: { beam: scenes.harbour },
  pages: [cover, harbour, fog, lost, horn, home, play],
  quizzes,
  words: glossary,
}
