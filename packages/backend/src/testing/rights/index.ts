import { accountsRights } from './accounts-rights'
import { bookRights } from './book-rights'
import { catalogueRights } from './catalogue-rights'
import { chaptersRights } from './chapters-rights'
import { enginesRights } from './engines-rights'
import { glossaryRights } from './glossary-rights'
import { quizzesRights } from './quizzes-rights'
import { readersRights } from './readers-rights'
import { revisionRights } from './revision-rights'
import type { RightsRows } from './rights-rows'

const parts = [
  accountsRights,
  bookRights,
  catalogueRights,
  chaptersRights,
  enginesRights,
  glossaryRights,
  quizzesRights,
  readersRights,
  revisionRights,
]

/** The whole matrix. */
export const rights: RightsRows = {
  onBooks: Object.assign({}, ...parts.map(({ onBooks }) => onBooks)),
  onNoBook: parts.flatMap(({ onNoBook }) => onNoBook),
}
