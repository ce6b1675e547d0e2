import type { Story, StoryPage, Texts } from '../../story.ts'
import { ottoContent } from './content.ts'
import { scenes } from './scenes.ts'

const title: Texts = { en: 'Otto and the Sleepy Lighthouse', es: 'Otto y el faro dormido' }

const pages: readonly StoryPage[] = [
  { draw: scenes.cover, text: title },
  {
    draw: scenes.harbour,
    text: {
      en: 'Otto the owl lived in a lighthouse at the end of a long pier. Every evening he polished the lens, and the beam swept slowly over the harbour.',
      es: 'Otto, el búho, vivía en un faro al final de un largo muelle. Cada tarde pulía la lente, y el haz recorría despacio todo el puerto.',
    },
  },
  {
    draw: scenes.fog,
    text: {
      en: 'One night a thick fog rolled in from the sea. The beam grew pale, the lamp gave a long yawn, and the lighthouse fell asleep.',
      es: 'Una noche llegó del mar una niebla espesa. El haz se volvió pálido, la lámpara dio un largo bostezo y el faro se quedó dormido.',
    },
  },
  {
    draw: scenes.lost,
    text: {
      en: 'Three boats were lost among the waves. “Which way is home?” called the sailors. Otto heard them, but nobody could see him.',
      es: 'Tres barcas se perdieron entre las olas. “¿Por dónde se va a casa?”, gritaban los marineros. Otto los oía, pero nadie podía verlo.',
    },
  },
  {
    draw: scenes.horn,
    text: {
      en: 'So Otto took a deep breath and blew the old brass foghorn. Its note was low and long, like the song of a whale.',
      es: 'Entonces Otto respiró hondo y sopló la vieja sirena de latón. Su nota era grave y larga, como el canto de una ballena.',
    },
  },
  {
    draw: scenes.home,
    text: {
      en: 'The boats followed the sound, and one by one they glided home. The foghorn woke the lighthouse too. “Did I miss something?” it asked.',
      es: 'Las barcas siguieron el sonido y, una tras otra, volvieron a casa. La sirena también despertó al faro. “¿Me he perdido algo?”, preguntó.',
    },
  },
  {
    draw: scenes.play,
    text: {
      en: 'Now it is your turn. Touch the star, the letter, the shell and the horn. What do you remember of that night?',
      es: 'Ahora te toca a ti. Toca la estrella, la carta, la concha y la bocina. ¿Qué recuerdas de aquella noche?',
    },
  },
]

/** Uses all interactive content that a book can have. Story and translation were written for this project, under its licence. */
export const otto: Story = {
  title,
  description:
    'A thick fog puts the lighthouse to sleep, and an owl has to call three boats home with something else than light.',
  pages,
  content: ottoContent,
}
