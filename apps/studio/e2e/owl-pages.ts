import type { PageDrawing } from './draw-page'

/** The pages of a book about an owl, in order. */
export const owlPages: readonly PageDrawing[] = [
  {
    title: 'The Owl',
    text: `The old owl Wimbrel lived in a hollow tree behind the school. Every evening, when the bell had rung and the yard
      was empty, she opened one eye and listened to the qiuet wind.`,
  },
  {
    title: 'The Mouse',
    text: `A small grey mouse called Tozzick came out of the kitchen with a crumb of bread. He sat under the bench, held the
      crumb with both paws and began to eat.`,
  },
  {
    title: 'The Promise',
    text: `The owl looked down and promised not to hunt near the school. In return the mouse would tell her everything that
      the children had learned in the morning.`,
  },
  {
    title: 'Numbers',
    text: `On the first night the mouse explained how to count. The owl counted the windows, the chimneys and the stars, until
      she had no more numbers left and had to begin again.`,
  },
  {
    title: 'Letters',
    text: `On the second night the mouse drew letters in the dust. The owl said that the round ones looked like eggs and the
      tall ones looked like trees in the winter.`,
  },
  {
    title: 'The Map',
    text: `On the third night they unrolled a map of the whole country. The river was a blue thread, the hills were brown, and
      the school was a tiny red square.`,
  },
  {
    title: 'The Storm',
    text: `Then a storm came over the hills. Rain fell on the roof, the gate banged against the wall, and water ran down the
      steps and into the kitchen where the mouse lived.`,
  },
  {
    title: 'The Rescue',
    text: `The owl flew through the rain and carried the mouse to her tree. It was dry inside the trunk, and both of them sat
      close together and listened to the thunder.`,
  },
  {
    title: 'The Morning',
    text: `In the morning the clouds were gone. The children found leaves and branches everywhere, and the teacher opened all
      the windows to let the fresh air in.`,
  },
  {
    title: 'The Letter',
    text: `Under the bench somebody had written in the mud with a very small foot. The word was thank you, and beside it stood
      a picture of a bird with round eyes.`,
  },
  {
    title: 'The Guest',
    text: `A girl named Quendle saw the owl in the tree and told nobody. She only put a warm scarf and a bowl of seeds on the
      lowest branch, and went back to her desk.`,
  },
  {
    title: 'The Lesson',
    text: `Since then the owl and the mouse have come to every lesson. If you sit near the window and keep quite still, you
      may hear them count the stars above the roof.`,
  },
]

/** Words that recognition or the dictionary is in doubt of, by page; the first page has a misprint of `quiet`. */
const doubtfulWords: ReadonlyMap<number, readonly string[]> = new Map([
  [1, ['Wimbrel', 'quiet']],
  [2, ['Tozzick']],
  [11, ['Quendle']],
])

/** Returns the word of a page that was recognised as this; null if the guess needs no correction. */
export function correctOwlWord(pageNumber: number, guess: string): string | null {
  const hasMostLettersOf = (word: string) =>
    Array.from(word).filter((letter) => guess.includes(letter)).length * 2 > word.length
  return doubtfulWords.get(pageNumber)?.find(hasMostLettersOf) ?? null
}
