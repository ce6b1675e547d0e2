import type { Story, StoryPage, Texts } from '../../story.ts'
import { scenes } from './scenes.ts'

const title: Texts = {
  en: 'Nell and the Borrowed Light',
  es: 'Nell y la luz prestada',
}

const pages: readonly StoryPage[] = [
  { draw: scenes.cover, text: title },
  {
    draw: scenes.hill,
    text: {
      en: 'Nell lived at the top of a windy hill, in a house with one round window. Every evening she lit a small brass lantern, so that her cat, Biscuit, could find his way home.',
      es: 'Nell vivía en lo alto de una colina ventosa, en una casa con una sola ventana redonda. Cada noche encendía un pequeño farol de latón, para que su gato, Bizcocho, encontrara el camino a casa.',
    },
  },
  {
    draw: scenes.gust,
    text: {
      en: 'One night the wind blew harder than ever before. It rattled the door, it whistled down the chimney, and then, with one great puff, it blew out the moon.',
      es: 'Una noche el viento sopló más fuerte que nunca. Sacudió la puerta, silbó por la chimenea y, de pronto, con un gran soplido, apagó la luna.',
    },
  },
  {
    draw: scenes.dark,
    text: {
      en: 'The whole valley went dark. The owls bumped into the trees. The boats turned in slow circles on the lake. Somewhere below, a small voice began to cry.',
      es: 'Todo el valle quedó a oscuras. Los búhos chocaban con los árboles. Las barcas daban vueltas lentas en el lago. Allá abajo, una vocecita empezó a llorar.',
    },
  },
  {
    draw: scenes.leaving,
    text: {
      en: '“We must lend the moon our light,” said Nell. She put on her yellow coat, took the lantern, and walked out into the night. Biscuit followed, pretending that he was not afraid.',
      es: '“Tenemos que prestarle nuestra luz a la luna”, dijo Nell. Se puso su abrigo amarillo, tomó el farol y salió a la noche. Bizcocho la siguió, fingiendo que no tenía miedo.',
    },
  },
  {
    draw: scenes.hedgehog,
    text: {
      en: 'On the path they met a hedgehog with a basket of apples. “I cannot see my own nose,” he grumbled. Nell held the lantern low, and the path shone like a ribbon.',
      es: 'En el camino encontraron a un erizo con una cesta de manzanas. “No veo ni mi propia nariz”, gruñó. Nell bajó el farol, y el sendero brilló como una cinta.',
    },
  },
  {
    draw: scenes.lake,
    text: {
      en: 'By the lake the ferryman was counting his boats. “Six, seven, or is it five?” he sighed. Nell held the lantern high, and all nine boats came gliding home.',
      es: 'Junto al lago, el barquero contaba sus barcas. “Seis, siete, ¿o son cinco?”, suspiró. Nell levantó el farol, y las nueve barcas volvieron deslizándose a casa.',
    },
  },
  {
    draw: scenes.tree,
    text: {
      en: 'At last they came to the oldest tree in the valley. Up and up they climbed, past the owls, past the clouds, to a branch so thin that it hummed.',
      es: 'Por fin llegaron al árbol más viejo del valle. Subieron y subieron, más allá de los búhos, más allá de las nubes, hasta una rama tan fina que zumbaba.',
    },
  },
  {
    draw: scenes.moon,
    text: {
      en: 'The moon hung there, grey and cold as a stone. “I have only a small light,” whispered Nell. “Small lights are how every big one began,” said the moon.',
      es: 'Allí colgaba la luna, gris y fría como una piedra. “Solo tengo una luz pequeña”, susurró Nell. “Todas las luces grandes empezaron siendo pequeñas”, dijo la luna.',
    },
  },
  {
    draw: scenes.flame,
    text: {
      en: 'Nell opened the little glass door. Out leapt the flame, and the moon took a deep, golden breath. Light ran over the hills, the lake, and a thousand sleepy faces.',
      es: 'Nell abrió la puertecita de cristal. La llama saltó, y la luna respiró hondo, dorada. La luz corrió por las colinas, por el lago y por mil caras dormidas.',
    },
  },
  {
    draw: scenes.home,
    text: {
      en: 'When Nell came home, her lantern was dark. But a thin silver thread came down from the sky and lit the wick again. “Keep it,” said the moon. “I borrow, and I always give back.”',
      es: 'Cuando Nell volvió a casa, su farol estaba apagado. Pero un fino hilo de plata bajó del cielo y encendió de nuevo la mecha. “Guárdalo”, dijo la luna. “Yo tomo prestado, y siempre devuelvo.”',
    },
  },
]

/** Story and translation were written for this project and are under its licence. */
export const nell: Story = {
  title,
  description: 'One windy night the moon goes out, and a girl with a small lantern sets off to lend it hers.',
  pages,
  content: null,
}
